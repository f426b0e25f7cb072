/**
 * Landmarks and quarters of popular cities with their coordinates. A block is a city (`country name`, the
 * largest of that name): `c` is its centre where GeoNames has it far off, `s` the sides that face the sea,
 * `h` invented names of its first hotels, `l` its landmarks and `d` its quarters, each with latitude and
 * longitude, and `w` words that its hotels are named after.
 */
export const citySights = `
GB London
h The Fitzroy Bloomsbury; Thames Riverside; The Chancery Lane House
l Tower Bridge 51.5055 -0.0754; Big Ben 51.5007 -0.1246; Buckingham Palace 51.5014 -0.1419; British Museum 51.5194 -0.1270; London Eye 51.5033 -0.1196; St Paul's Cathedral 51.5138 -0.0984; Hyde Park 51.5073 -0.1657; King's Cross Station 51.5308 -0.1238
d Westminster 51.4975 -0.1357; Covent Garden 51.5117 -0.1240; Soho 51.5136 -0.1365; Mayfair 51.5090 -0.1470; Kensington 51.4990 -0.1940; South Kensington 51.4941 -0.1738; Notting Hill 51.5090 -0.1960; Paddington 51.5160 -0.1750; Marylebone 51.5200 -0.1520; Bloomsbury 51.5220 -0.1270; Camden Town 51.5390 -0.1426; Islington 51.5380 -0.1030; Shoreditch 51.5265 -0.0780; City of London 51.5155 -0.0922; Southwark 51.5030 -0.0950; Greenwich 51.4820 -0.0070; Earl's Court 51.4915 -0.1950; Hammersmith 51.4927 -0.2230; Stratford 51.5416 -0.0030; Victoria 51.4952 -0.1439
w Thames; Regent; Albion; Chancery; Belgrave; St James; Fitzroy; Tavistock; Portman
GB Edinburgh
l Edinburgh Castle 55.9486 -3.1999; Royal Mile 55.9505 -3.1858; Holyrood Palace 55.9527 -3.1723; Arthur's Seat 55.9441 -3.1618; Waverley Station 55.9520 -3.1890; Murrayfield Stadium 55.9422 -3.2409
d Old Town 55.9495 -3.1900; New Town 55.9555 -3.1990; Leith 55.9755 -3.1710; Stockbridge 55.9585 -3.2110; West End 55.9495 -3.2110; Newington 55.9370 -3.1780; Haymarket 55.9458 -3.2185
w Lothian; Holyrood; Caledonia; Thistle; Forth
IE Dublin
l Trinity College 53.3438 -6.2546; Guinness Storehouse 53.3419 -6.2867; Dublin Castle 53.3429 -6.2674; St Stephen's Green 53.3382 -6.2591; Croke Park 53.3607 -6.2511; Ha'penny Bridge 53.3464 -6.2631
d Temple Bar 53.3455 -6.2640; Ballsbridge 53.3290 -6.2300; Docklands 53.3470 -6.2390; Smithfield 53.3485 -6.2780; Portobello 53.3305 -6.2650; Drumcondra 53.3690 -6.2550; Rathmines 53.3220 -6.2650
w Liffey; Merrion; Emerald; Leinster; Fitzwilliam
FR Paris
h Hôtel du Quai Vert; Hôtel Lutèce des Arts; Maison Odéon
l Eiffel Tower 48.8584 2.2945; Louvre Museum 48.8606 2.3376; Notre-Dame 48.8530 2.3499; Arc de Triomphe 48.8738 2.2950; Sacré-Cœur 48.8867 2.3431; Gare du Nord 48.8809 2.3553; Opéra Garnier 48.8720 2.3316; Musée d'Orsay 48.8600 2.3266
d Le Marais 48.8570 2.3600; Saint-Germain-des-Prés 48.8540 2.3330; Latin Quarter 48.8500 2.3460; Montmartre 48.8860 2.3400; Champs-Élysées 48.8700 2.3050; Opéra 48.8710 2.3320; Bastille 48.8530 2.3690; Belleville 48.8720 2.3800; Montparnasse 48.8420 2.3210; Pigalle 48.8820 2.3370; République 48.8670 2.3640; Bercy 48.8380 2.3820; Batignolles 48.8870 2.3180; Passy 48.8580 2.2800; Grenelle 48.8500 2.2930; Canal Saint-Martin 48.8720 2.3640
w Seine; Tuileries; Vendôme; Odéon; Lutèce; Royal; Trocadéro
FR Nice
s S; SE; SW
l Promenade des Anglais 43.6947 7.2620; Castle Hill 43.6953 7.2800; Place Masséna 43.6974 7.2703; Russian Cathedral 43.7038 7.2535; Nice-Ville Station 43.7046 7.2620
d Vieux Nice 43.6970 7.2760; Carré d'Or 43.6965 7.2650; Cimiez 43.7180 7.2760; Le Port 43.6985 7.2850; Libération 43.7110 7.2630
w Azur; Masséna; Riviera; Mimosas; Baie des Anges
IT Rome
h Palazzo Giulia; Hotel Campidoglio
l Colosseum 41.8902 12.4922; Trevi Fountain 41.9009 12.4833; Pantheon 41.8986 12.4769; St Peter's Basilica 41.9022 12.4539; Spanish Steps 41.9058 12.4823; Roma Termini 41.9010 12.5018; Piazza Navona 41.8992 12.4731; Roman Forum 41.8925 12.4853
d Trastevere 41.8890 12.4700; Monti 41.8950 12.4930; Prati 41.9080 12.4620; Campo de' Fiori 41.8955 12.4722; Testaccio 41.8760 12.4750; San Lorenzo 41.8980 12.5160; Esquilino 41.8960 12.5020; Aventino 41.8830 12.4810; Parioli 41.9240 12.4880; San Giovanni 41.8850 12.5090; Borgo 41.9030 12.4620; EUR 41.8330 12.4700
w Tevere; Quirinale; Barberini; Campidoglio; Appia; Giulia
IT Milan
l Milan Cathedral 45.4642 9.1900; Galleria Vittorio Emanuele II 45.4659 9.1900; Sforza Castle 45.4705 9.1793; La Scala 45.4674 9.1895; Milano Centrale 45.4869 9.2047; San Siro Stadium 45.4781 9.1240
d Brera 45.4720 9.1880; Navigli 45.4490 9.1730; Porta Nuova 45.4820 9.1900; Porta Romana 45.4510 9.2020; Isola 45.4880 9.1900; Porta Venezia 45.4740 9.2050; Città Studi 45.4780 9.2270; Sempione 45.4790 9.1700
w Ambrosiana; Manzoni; Visconti; Bicocca
IT Venice
s S; SE; E
l St Mark's Square 45.4341 12.3388; Rialto Bridge 45.4380 12.3359; Doge's Palace 45.4337 12.3404; Santa Lucia Station 45.4411 12.3210; Peggy Guggenheim Collection 45.4308 12.3315
d San Marco 45.4350 12.3360; Cannaregio 45.4440 12.3260; Dorsoduro 45.4310 12.3270; Castello 45.4350 12.3490; San Polo 45.4370 12.3290; Santa Croce 45.4390 12.3230; Giudecca 45.4260 12.3260; Mestre 45.4900 12.2400
w Canal Grande; Serenissima; Laguna; Doge; Gondola
IT Florence
l Florence Cathedral 43.7731 11.2560; Ponte Vecchio 43.7680 11.2531; Uffizi Gallery 43.7678 11.2553; Piazzale Michelangelo 43.7629 11.2651; Santa Maria Novella Station 43.7765 11.2480
d Duomo 43.7730 11.2550; Santa Croce 43.7690 11.2620; Oltrarno 43.7660 11.2470; San Lorenzo 43.7760 11.2530; San Marco 43.7790 11.2590; Campo di Marte 43.7810 11.2820
w Arno; Medici; Giglio; Botticelli; Boboli
IT Naples
s S; SW; W
l Castel dell'Ovo 40.8280 14.2476; Royal Palace of Naples 40.8362 14.2497; National Archaeological Museum 40.8535 14.2505; Napoli Centrale 40.8528 14.2728; Spaccanapoli 40.8490 14.2560
d Centro Storico 40.8500 14.2560; Chiaia 40.8330 14.2380; Vomero 40.8440 14.2290; Quartieri Spagnoli 40.8400 14.2450; Posillipo 40.8120 14.2050
w Vesuvio; Partenope; Golfo; Mergellina; Sirena
ES Barcelona
s E; SE; S
h Casa Modernista; Hotel Diagonal Mar Alta
l Sagrada Família 41.4036 2.1744; Park Güell 41.4145 2.1527; Casa Batlló 41.3917 2.1649; Camp Nou 41.3809 2.1228; Barcelona Cathedral 41.3840 2.1762; Plaça de Catalunya 41.3870 2.1701; Sants Station 41.3791 2.1403
d Barri Gòtic 41.3830 2.1770; Barceloneta 41.3800 2.1890; El Born 41.3850 2.1830
w Rambla; Diagonal; Gaudí; Tibidabo; Modernista; Ramblas
ES Madrid
h Gran Hotel Cibeles; Casa de las Letras
l Prado Museum 40.4138 -3.6921; Royal Palace 40.4180 -3.7143; Puerta del Sol 40.4169 -3.7035; Retiro Park 40.4153 -3.6844; Atocha Station 40.4065 -3.6895; Santiago Bernabéu Stadium 40.4531 -3.6883; Plaza Mayor 40.4155 -3.7074
d Sol 40.4170 -3.7030; Malasaña 40.4260 -3.7040; Chueca 40.4230 -3.6970; La Latina 40.4110 -3.7110; Lavapiés 40.4090 -3.7010; Salamanca 40.4300 -3.6780; Chamberí 40.4340 -3.7040; Las Letras 40.4140 -3.6980; Argüelles 40.4300 -3.7160; Chamartín 40.4620 -3.6770
w Gran Vía; Cibeles; Alcalá; Castellana; Goya; Velázquez
ES Sevilla
l Seville Cathedral 37.3860 -5.9926; Royal Alcázar 37.3831 -5.9902; Plaza de España 37.3772 -5.9869; Metropol Parasol 37.3933 -5.9917; Santa Justa Station 37.3919 -5.9757
d Santa Cruz 37.3860 -5.9890; Triana 37.3840 -6.0040; El Arenal 37.3860 -5.9970; Macarena 37.4010 -5.9890; Nervión 37.3840 -5.9720; Alameda 37.3990 -5.9940
w Giralda; Guadalquivir; Azahar; Betis; Murillo
PT Lisbon
s S; SE
h Casa do Miradouro; Hotel Avenida; Tejo Riverside; Palácio das Sete Colinas
l Belém Tower 38.6916 -9.2160; Jerónimos Monastery 38.6979 -9.2068; São Jorge Castle 38.7139 -9.1335; Praça do Comércio 38.7077 -9.1366; Rossio Square 38.7139 -9.1394; Lisbon Oceanarium 38.7635 -9.0937; Santa Justa Lift 38.7121 -9.1394
d Baixa 38.7107 -9.1373; Chiado 38.7106 -9.1424; Alfama 38.7118 -9.1300; Bairro Alto 38.7128 -9.1455; Belém 38.6970 -9.2080; Príncipe Real 38.7167 -9.1492; Graça 38.7170 -9.1310; Avenida da Liberdade 38.7200 -9.1455; Cais do Sodré 38.7063 -9.1450; Parque das Nações 38.7680 -9.0970; Estrela 38.7130 -9.1600; Alcântara 38.7060 -9.1760; Saldanha 38.7340 -9.1450; Intendente 38.7220 -9.1350
w Tejo; Sete Colinas; Alecrim; Rossio; Marquês; Miradouro; Ulisses
PT Porto
h Casa da Ribeira; Douro Riverside
l Dom Luís I Bridge 41.1399 -8.6094; Clérigos Tower 41.1458 -8.6139; Livraria Lello 41.1469 -8.6148; São Bento Station 41.1456 -8.6103; Porto Cathedral 41.1428 -8.6111
d Ribeira 41.1405 -8.6130; Cedofeita 41.1530 -8.6200; Bonfim 41.1490 -8.5970; Foz do Douro 41.1520 -8.6740; Boavista 41.1580 -8.6300; Vitória 41.1460 -8.6160
w Douro; Aliados; Invicta; Batalha; Infante
NL Amsterdam
l Anne Frank House 52.3752 4.8840; Rijksmuseum 52.3600 4.8852; Van Gogh Museum 52.3584 4.8811; Dam Square 52.3731 4.8926; Amsterdam Centraal 52.3791 4.9003; Johan Cruyff Arena 52.3143 4.9419
d Jordaan 52.3740 4.8800; De Pijp 52.3550 4.8930; Oud-West 52.3660 4.8700; Canal Belt 52.3700 4.8870; Museum Quarter 52.3590 4.8800; De Wallen 52.3730 4.8970; Amsterdam-Noord 52.3930 4.9150; Oost 52.3600 4.9270; Westerpark 52.3870 4.8740; Zuidas 52.3390 4.8730
w Amstel; Prinsen; Keizers; Heren; Vondel; Singel
BE Brussels
l Grand Place 50.8467 4.3525; Atomium 50.8949 4.3415; Manneken Pis 50.8450 4.3500; European Parliament 50.8385 4.3757; Brussels-Midi Station 50.8357 4.3367
d Sablon 50.8400 4.3560; Ixelles 50.8330 4.3670; Saint-Gilles 50.8270 4.3460; European Quarter 50.8430 4.3800; Marolles 50.8370 4.3480; Sainte-Catherine 50.8510 4.3480
w Louise; Brabant; Magritte; Royale; Iris
DE Berlin
l Brandenburg Gate 52.5163 13.3777; Reichstag 52.5186 13.3762; Alexanderplatz 52.5219 13.4132; Museum Island 52.5169 13.4010; Checkpoint Charlie 52.5075 13.3904; East Side Gallery 52.5050 13.4397; Berlin Hauptbahnhof 52.5251 13.3694
d Prenzlauer Berg 52.5390 13.4240; Potsdamer Platz 52.5096 13.3760; Hackescher Markt 52.5230 13.4020
w Spree; Kurfürst; Linden; Havel; Bellevue; Tiergarten
DE Munich
l Marienplatz 48.1374 11.5755; Frauenkirche 48.1386 11.5736; Nymphenburg Palace 48.1583 11.5033; Allianz Arena 48.2188 11.6247; Munich Hauptbahnhof 48.1402 11.5600; Theresienwiese 48.1314 11.5497
d Altstadt 48.1370 11.5750; Schwabing 48.1630 11.5860; Maxvorstadt 48.1510 11.5680; Haidhausen 48.1300 11.5990; Sendling 48.1180 11.5450; Glockenbachviertel 48.1290 11.5710; Bogenhausen 48.1510 11.6120; Neuhausen 48.1540 11.5320
w Isar; Bavaria; Wittelsbach; Maximilian; Viktualien
DE Hamburg
l Elbphilharmonie 53.5413 9.9841; Hamburg City Hall 53.5503 9.9930; Miniatur Wunderland 53.5438 9.9886; Landungsbrücken 53.5459 9.9660; Hamburg Hauptbahnhof 53.5530 10.0069
w Alster; Elbe; Hanse; Speicher; Hafen
DE Frankfurt am Main
l Römer 50.1106 8.6822; Messe Frankfurt 50.1121 8.6482; Frankfurt Hauptbahnhof 50.1071 8.6638; Old Opera 50.1159 8.6719; European Central Bank 50.1095 8.7026
d Sachsenhausen 50.0990 8.6850; Westend 50.1200 8.6620; Bahnhofsviertel 50.1080 8.6680; Nordend 50.1260 8.6900; Bockenheim 50.1210 8.6420; Innenstadt 50.1130 8.6790
w Main; Goethe; Taunus; Kaiser; Zeil
AT Vienna
l St Stephen's Cathedral 48.2085 16.3731; Schönbrunn Palace 48.1845 16.3122; Belvedere Palace 48.1915 16.3809; Hofburg 48.2065 16.3653; Prater 48.2166 16.3960; Vienna State Opera 48.2030 16.3690
d Innere Stadt 48.2090 16.3700; Leopoldstadt 48.2180 16.3920; Landstrasse 48.2000 16.3900; Wieden 48.1930 16.3690; Mariahilf 48.1960 16.3500; Neubau 48.2020 16.3490; Josefstadt 48.2100 16.3480; Alsergrund 48.2240 16.3570; Favoriten 48.1720 16.3790
w Donau; Mozart; Ring; Sissi; Strauss; Kärntner
AT Salzburg
l Hohensalzburg Fortress 47.7950 13.0477; Mirabell Palace 47.8057 13.0419; Mozart's Birthplace 47.8000 13.0435; Salzburg Cathedral 47.7979 13.0473
d Altstadt 47.7990 13.0450; Neustadt 47.8040 13.0460; Nonntal 47.7930 13.0530
w Salzach; Mozart; Amadeus; Kapuziner
CZ Prague
l Charles Bridge 50.0865 14.4114; Prague Castle 50.0909 14.4005; Old Town Square 50.0875 14.4213; Wenceslas Square 50.0811 14.4280; Dancing House 50.0755 14.4141; Prague Main Station 50.0830 14.4353
d Staré Město 50.0870 14.4200; Malá Strana 50.0870 14.4040; Nové Město 50.0780 14.4240; Vinohrady 50.0750 14.4430; Žižkov 50.0870 14.4520; Smíchov 50.0700 14.4040; Karlín 50.0930 14.4500; Holešovice 50.1040 14.4370; Hradčany 50.0900 14.3950
w Vltava; Bohemia; Golem; Josef; Kampa
HU Budapest
l Hungarian Parliament 47.5071 19.0457; Buda Castle 47.4961 19.0398; Fisherman's Bastion 47.5022 19.0348; Széchenyi Baths 47.5186 19.0824; St Stephen's Basilica 47.5008 19.0540; Chain Bridge 47.4990 19.0437; Heroes' Square 47.5150 19.0778
d Belváros 47.4930 19.0560; Jewish Quarter 47.4980 19.0630; Castle District 47.5000 19.0350
w Duna; Danubius; Gellért; Andrássy; Corvin
PL Warsaw
l Royal Castle 52.2480 21.0153; Palace of Culture and Science 52.2318 21.0060; Łazienki Palace 52.2149 21.0353; Old Town Market Square 52.2498 21.0122; Warszawa Centralna 52.2288 21.0031
d Śródmieście 52.2290 21.0140; Stare Miasto 52.2490 21.0120; Praga 52.2520 21.0360; Mokotów 52.1930 21.0250; Wola 52.2360 20.9700; Powiśle 52.2390 21.0280
w Vistula; Chopin; Mazovia; Polonia; Syrena
PL Kraków
l Wawel Castle 50.0540 19.9354; Main Market Square 50.0617 19.9373; St Mary's Basilica 50.0617 19.9394; Schindler's Factory 50.0474 19.9616; Kraków Główny 50.0677 19.9477
d Stare Miasto 50.0610 19.9370; Kazimierz 50.0510 19.9450; Podgórze 50.0430 19.9560; Kleparz 50.0680 19.9420
w Wawel; Galicia; Floriańska; Royal; Planty
GR Athens
l Acropolis 37.9715 23.7267; Acropolis Museum 37.9685 23.7285; Syntagma Square 37.9755 23.7348; Panathenaic Stadium 37.9683 23.7411; Monastiraki Square 37.9760 23.7258
d Plaka 37.9720 23.7300; Monastiraki 37.9760 23.7250; Koukaki 37.9640 23.7250; Kolonaki 37.9790 23.7420; Psyrri 37.9785 23.7230; Exarcheia 37.9860 23.7340; Syntagma 37.9755 23.7350; Omonia 37.9840 23.7280; Pangrati 37.9680 23.7480
w Athena; Attica; Zeus; Parthenon; Hermes
TR Istanbul
h Pera Golden Horn House; Bosphorus Konak
l Hagia Sophia 41.0086 28.9802; Blue Mosque 41.0054 28.9768; Topkapı Palace 41.0115 28.9833; Galata Tower 41.0256 28.9741; Grand Bazaar 41.0106 28.9680; Taksim Square 41.0369 28.9850; Dolmabahçe Palace 41.0391 29.0001
d Sultanahmet 41.0060 28.9770; Taksim 41.0370 28.9850; Galata 41.0250 28.9740; Karaköy 41.0230 28.9770; Beşiktaş 41.0430 29.0070; Kadıköy 40.9900 29.0270; Ortaköy 41.0480 29.0270; Şişli 41.0600 28.9870; Sirkeci 41.0140 28.9770; Fatih 41.0190 28.9500; Laleli 41.0100 28.9560; Nişantaşı 41.0520 28.9930
w Bosphorus; Golden Horn; Pera; Sultan; Marmara
TR Antalya
s S; SE; SW
l Hadrian's Gate 36.8853 30.7085; Old Harbour 36.8840 30.7030; Antalya Museum 36.8857 30.6802; Düden Waterfalls 36.8516 30.7830
d Kaleiçi 36.8840 30.7060; Lara 36.8530 30.7900; Konyaaltı 36.8790 30.6560; Muratpaşa 36.8900 30.7200
w Toros; Akdeniz; Attalos; Lycia; Perge
HR Dubrovnik
s S; SW; W
l Dubrovnik City Walls 42.6413 18.1075; Pile Gate 42.6417 18.1068; Dubrovnik Cable Car 42.6427 18.1115; Rector's Palace 42.6404 18.1106
d Old Town 42.6410 18.1100; Lapad 42.6560 18.0780; Ploče 42.6410 18.1180; Gruž 42.6600 18.0840; Pile 42.6420 18.1030
w Adriatic; Ragusa; Stradun; Lokrum; Libertas
DK Copenhagen
s E; SE; NE
l Tivoli Gardens 55.6737 12.5681; Nyhavn 55.6798 12.5912; The Little Mermaid 55.6929 12.5993; Amalienborg 55.6841 12.5930; Rosenborg Castle 55.6858 12.5773; Copenhagen Central Station 55.6727 12.5646
d Indre By 55.6800 12.5760; Vesterbro 55.6680 12.5490; Nørrebro 55.6950 12.5480; Østerbro 55.7060 12.5770; Frederiksberg 55.6790 12.5340; Christianshavn 55.6730 12.5940
w Strøget; Absalon; Øresund; Kongens; Sankt Petri
SE Stockholm
l Vasa Museum 59.3280 18.0914; Royal Palace 59.3268 18.0717; Gamla Stan 59.3251 18.0711; Skansen 59.3270 18.1037; Stockholm Central Station 59.3303 18.0592; Globe Arena 59.2935 18.0835
d Norrmalm 59.3340 18.0630; Södermalm 59.3150 18.0720; Östermalm 59.3370 18.0850; Vasastan 59.3450 18.0500; Kungsholmen 59.3320 18.0290; Djurgården 59.3260 18.1100
w Mälaren; Birger; Vasa; Strand; Tre Kronor
NO Oslo
s S; SW
l Oslo Opera House 59.9075 10.7531; Vigeland Park 59.9270 10.7008; Akershus Fortress 59.9077 10.7368; Royal Palace 59.9170 10.7276; Oslo Central Station 59.9109 10.7527
d Sentrum 59.9130 10.7440; Grünerløkka 59.9230 10.7590; Frogner 59.9200 10.7070; Majorstuen 59.9290 10.7150; Bjørvika 59.9060 10.7560; Aker Brygge 59.9100 10.7270
w Fjord; Karl Johan; Nordic; Akers; Saga
FI Helsinki
s S; SE; SW
l Helsinki Cathedral 60.1704 24.9522; Market Square 60.1675 24.9539; Temppeliaukio Church 60.1730 24.9252; Suomenlinna 60.1454 24.9881; Helsinki Central Station 60.1719 24.9414
d Kamppi 60.1680 24.9310; Kallio 60.1840 24.9500; Punavuori 60.1610 24.9400; Töölö 60.1790 24.9220; Kruununhaka 60.1720 24.9560
w Esplanade; Baltic; Seurahuone; Linna; Suomi
IS Reykjavík
s N; NW; W
h Hótel Skuggi; Harbour House Esja
l Hallgrímskirkja 64.1417 -21.9266; Harpa 64.1504 -21.9326; Sun Voyager 64.1476 -21.9223; Perlan 64.1292 -21.9178; Laugavegur 64.1446 -21.9215
d Miðborg 64.1470 -21.9360; Vesturbær 64.1470 -21.9560; Hlíðar 64.1380 -21.9130; Laugardalur 64.1440 -21.8770; Grandi 64.1560 -21.9470
w Faxi; Skuggi; Esja; Baldur; Freyja; Tjörnin
CH Zürich
l Grossmünster 47.3702 8.5441; Bahnhofstrasse 47.3731 8.5386; Swiss National Museum 47.3791 8.5405; Zürich Hauptbahnhof 47.3779 8.5402; Zürich Opera House 47.3651 8.5468
w Limmat; Helvetia; Uto; Linden; Seefeld
CH Genève
l Jet d'Eau 46.2074 6.1560; Palace of Nations 46.2266 6.1404; St Pierre Cathedral 46.2012 6.1487; Geneva Cornavin Station 46.2101 6.1424
d Pâquis 46.2130 6.1480; Old Town 46.2010 6.1480; Eaux-Vives 46.2030 6.1610; Carouge 46.1840 6.1400; Plainpalais 46.1960 6.1400
w Léman; Rhône; Mont-Blanc; Calvin; Rousseau
RU Moscow
l Red Square 55.7539 37.6208; Kremlin 55.7520 37.6175; Bolshoi Theatre 55.7602 37.6186; Tretyakov Gallery 55.7415 37.6208; Gorky Park 55.7298 37.6011
d Arbat 55.7500 37.5900; Kitay-gorod 55.7560 37.6330; Tverskaya 55.7650 37.6050; Zamoskvorechye 55.7360 37.6290; Presnya 55.7630 37.5620
w Moskva; Boyar; Pushkin; Slavyanka; Izumrud
RU Saint Petersburg
l Hermitage Museum 59.9398 30.3146; St Isaac's Cathedral 59.9341 30.3061; Church of the Savior on Blood 59.9401 30.3288; Peter and Paul Fortress 59.9502 30.3167; Moskovsky Station 59.9296 30.3622
w Neva; Nevsky; Fontanka; Moika; Petrov
AE Dubai
s N; NW
c Centre 25.2140 55.2800
h The Creek Falcon; Palm Oasis Dubai
l Burj Khalifa 25.1972 55.2744; Dubai Mall 25.1985 55.2796; Burj Al Arab 25.1412 55.1853; Dubai Frame 25.2355 55.3003; Mall of the Emirates 25.1181 55.2006; Gold Souk 25.2697 55.2963; Ain Dubai 25.0800 55.1224
d Downtown Dubai 25.1950 55.2780; Dubai Marina 25.0800 55.1400; Deira 25.2700 55.3250; Bur Dubai 25.2550 55.2970; Jumeirah 25.2040 55.2390; Palm Jumeirah 25.1120 55.1390; Al Barsha 25.1130 55.1960; Business Bay 25.1850 55.2650; Jumeirah Beach Residence 25.0780 55.1340; Dubai Creek 25.2450 55.3320; Trade Centre 25.2290 55.2870
w Creek; Palm; Arabian; Oasis; Pearl; Falcon
AE Abu Dhabi
s N; NW; W
c Centre 24.4800 54.3600
l Sheikh Zayed Grand Mosque 24.4128 54.4750; Emirates Palace 24.4615 54.3173; Louvre Abu Dhabi 24.5337 54.3983; Ferrari World 24.4838 54.6070
d Corniche 24.4770 54.3400; Yas Island 24.4880 54.6070; Saadiyat Island 24.5400 54.4300; Al Maryah Island 24.5020 54.3900
w Corniche; Falcon; Gulf; Saadiyat; Liwa
QA Doha
s E; NE
l Museum of Islamic Art 25.2953 51.5392; Souq Waqif 25.2879 51.5333; The Pearl 25.3700 51.5510; Katara Cultural Village 25.3600 51.5260
d West Bay 25.3250 51.5310; Msheireb 25.2870 51.5260; Al Sadd 25.2830 51.5000; The Pearl-Qatar 25.3690 51.5480; Lusail 25.4200 51.5050
w Corniche; Pearl; Dhow; Gulf; Oryx
SA Mecca
l Great Mosque of Mecca 21.4225 39.8262; Abraj Al Bait 21.4189 39.8263; Jabal al-Nour 21.4575 39.8592; Mina 21.4133 39.8933
d Ajyad 21.4180 39.8300; Al Aziziyah 21.4080 39.8680; Misfalah 21.4120 39.8230; Al Shisha 21.4230 39.8740
w Haram; Safa; Marwa; Hijra; Zamzam
EG Cairo
l Egyptian Museum 30.0478 31.2336; Pyramids of Giza 29.9792 31.1342; Khan el-Khalili 30.0477 31.2623; Cairo Tower 30.0459 31.2243; Cairo Citadel 30.0299 31.2611; Tahrir Square 30.0444 31.2357
d Zamalek 30.0650 31.2200; Downtown 30.0490 31.2400; Garden City 30.0370 31.2310; Heliopolis 30.0910 31.3230; Maadi 29.9600 31.2570; Nasr City 30.0560 31.3300
w Nile; Pharaoh; Sphinx; Papyrus; Isis
MA Marrakesh
l Jemaa el-Fnaa 31.6258 -7.9892; Koutoubia Mosque 31.6241 -7.9937; Majorelle Garden 31.6416 -8.0031; Bahia Palace 31.6218 -7.9822; Menara Gardens 31.6134 -8.0220
d Medina 31.6300 -7.9870; Gueliz 31.6370 -8.0120; Hivernage 31.6220 -8.0090; Kasbah 31.6170 -7.9880; Palmeraie 31.6700 -7.9700; Mellah 31.6210 -7.9810
w Atlas; Jasmine; Zellige; Menara; Saffron
ZA Cape Town
s N; NW; W
l Table Mountain Cableway 33.9481S 18.4031; V&A Waterfront 33.9036S 18.4207; Castle of Good Hope 33.9259S 18.4277; Kirstenbosch Gardens 33.9875S 18.4327; Camps Bay Beach 33.9510S 18.3776
d City Bowl 33.9270S 18.4180; Waterfront 33.9050S 18.4200; Sea Point 33.9160S 18.3870; Green Point 33.9080S 18.4070; Camps Bay 33.9510S 18.3800; Gardens 33.9350S 18.4120; Woodstock 33.9280S 18.4450; Bo-Kaap 33.9210S 18.4150
w Protea; Table Bay; Atlantic; Kloof; Signal Hill
KE Nairobi
l Nairobi National Museum 1.2741S 36.8140; Kenyatta International Convention Centre 1.2888S 36.8233; Giraffe Centre 1.3760S 36.7444; Uhuru Park 1.2900S 36.8170
d Westlands 1.2670S 36.8080; Karen 1.3200S 36.7060; Kilimani 1.2900S 36.7850; Upper Hill 1.3000S 36.8130; Gigiri 1.2340S 36.8040
w Acacia; Savannah; Ngong; Simba; Jacaranda
IR Tehran
l Azadi Tower 35.6997 51.3380; Golestan Palace 35.6797 51.4205; Grand Bazaar 35.6743 51.4222; Milad Tower 35.7448 51.3753; Tabiat Bridge 35.7545 51.4203
d Valiasr 35.7200 51.4090; Vanak 35.7570 51.4100; Tajrish 35.8050 51.4290; Ferdowsi 35.7010 51.4190; Elahieh 35.7920 51.4260
w Alborz; Parsian; Espinas; Laleh; Simorgh
IN Delhi
c Centre 28.6330 77.2200
l India Gate 28.6129 77.2295; Connaught Place 28.6315 77.2167; Humayun's Tomb 28.5933 77.2507; Lotus Temple 28.5535 77.2588; New Delhi Railway Station 28.6430 77.2190
d Connaught Place 28.6315 77.2167; Paharganj 28.6440 77.2130; Aerocity 28.5490 77.1200; Hauz Khas 28.5490 77.2000; Chanakyapuri 28.5960 77.1890; Mahipalpur 28.5450 77.1270
w Raj; Ashoka; Lodhi; Janpath; Yamuna
IN Mumbai
s W; SW; S
c Centre 18.9700 72.8300
l Gateway of India 18.9220 72.8347; Chhatrapati Shivaji Terminus 18.9398 72.8355; Marine Drive 18.9432 72.8231; Haji Ali Dargah 18.9827 72.8089; Juhu Beach 19.0988 72.8264
d Colaba 18.9070 72.8150; Bandra 19.0600 72.8360; Andheri 19.1190 72.8470; Juhu 19.1070 72.8260; Fort 18.9340 72.8360; Powai 19.1180 72.9050; Dadar 19.0180 72.8440
w Marine; Sagar; Gateway; Arabian; Malabar
IN Jaipur
l Hawa Mahal 26.9239 75.8267; City Palace 26.9258 75.8237; Amber Fort 26.9855 75.8513; Jantar Mantar 26.9248 75.8246
d Pink City 26.9240 75.8230; C-Scheme 26.9090 75.8010; Bani Park 26.9290 75.7940; Malviya Nagar 26.8530 75.8050
w Haveli; Rajput; Pink City; Peacock; Mahal
TH Bangkok
l Grand Palace 13.7500 100.4914; Wat Arun 13.7437 100.4889; Wat Pho 13.7465 100.4930; Khao San Road 13.7590 100.4973; Siam Paragon 13.7461 100.5347; Chatuchak Market 13.7999 100.5502; Lumphini Park 13.7314 100.5414
d Sukhumvit 13.7380 100.5610; Silom 13.7270 100.5290; Siam 13.7460 100.5340; Riverside 13.7230 100.5140; Khao San 13.7590 100.4970; Pratunam 13.7510 100.5400; Sathorn 13.7210 100.5290; Chinatown 13.7400 100.5090; Ratchada 13.7700 100.5740; Thonglor 13.7320 100.5830; Ari 13.7790 100.5440
w Chao Phraya; Siam; Lotus; Orchid; Baan Thai
TH Phuket
s E; SE
l Patong Beach 7.8965 98.2960; Big Buddha 7.8276 98.3122; Old Phuket Town 7.8846 98.3890; Wat Chalong 7.8467 98.3369
d Patong 7.8960 98.2970; Kata 7.8200 98.2980; Karon 7.8470 98.2950; Old Town 7.8850 98.3890; Rawai 7.7790 98.3250; Kamala 7.9570 98.2830
w Andaman; Coral; Palm; Sea Breeze; Orchid
SG Singapore
s S; SE
l Marina Bay Sands 1.2834 103.8607; Merlion 1.2868 103.8545; Gardens by the Bay 1.2816 103.8636; Sentosa 1.2494 103.8303; Orchard Road 1.3048 103.8318; Raffles Place 1.2840 103.8514
d Marina Bay 1.2820 103.8580; Orchard 1.3040 103.8320; Chinatown 1.2830 103.8440; Little India 1.3070 103.8520; Bugis 1.3000 103.8560; Clarke Quay 1.2900 103.8460; Sentosa Island 1.2500 103.8300; Geylang 1.3130 103.8830; Tanjong Pagar 1.2760 103.8450; Katong 1.3050 103.9050
w Merlion; Orchid; Straits; Raffles; Peranakan
MY Kuala Lumpur
l Petronas Towers 3.1579 101.7116; Merdeka Square 3.1478 101.6936; Batu Caves 3.2379 101.6840; KL Tower 3.1528 101.7038; KL Sentral 3.1340 101.6860
d Bukit Bintang 3.1470 101.7110; KLCC 3.1560 101.7120; Chinatown 3.1440 101.6980; Brickfields 3.1290 101.6850; Bangsar 3.1300 101.6710; Chow Kit 3.1650 101.6980
w Hibiscus; Merdeka; Melati; Klang; Bintang
ID Denpasar
s S; SE
l Bajra Sandhi Monument 8.6717S 115.2337; Sanur Beach 8.6930S 115.2630; Kuta Beach 8.7185S 115.1690; Bali Museum 8.6575S 115.2182
d Sanur 8.6930S 115.2600; Kuta 8.7180S 115.1720; Seminyak 8.6910S 115.1680; Renon 8.6720S 115.2350; Legian 8.7050S 115.1690
w Frangipani; Bali; Puri; Dewata; Padma
ID Jakarta
l National Monument 6.1754S 106.8272; Istiqlal Mosque 6.1702S 106.8310; Kota Tua 6.1352S 106.8133; Grand Indonesia 6.1951S 106.8200
d Menteng 6.1960S 106.8330; Kuningan 6.2300S 106.8300; Sudirman 6.2140S 106.8180; Kemang 6.2600S 106.8150; Kota 6.1370S 106.8140; Tanah Abang 6.1860S 106.8110
w Merdeka; Garuda; Batavia; Melati; Nusantara
VN Hanoi
l Hoan Kiem Lake 21.0288 105.8525; Ho Chi Minh Mausoleum 21.0368 105.8346; Temple of Literature 21.0294 105.8355; Hanoi Opera House 21.0244 105.8576
d Old Quarter 21.0340 105.8500; French Quarter 21.0220 105.8550; Ba Dinh 21.0360 105.8250; Tay Ho 21.0650 105.8230; Hoan Kiem 21.0290 105.8520; Cau Giay 21.0360 105.7900
w Thang Long; Lotus; Sword Lake; Tonkin; Jade
VN Ho Chi Minh City
l Notre-Dame Cathedral of Saigon 10.7798 106.6990; Ben Thanh Market 10.7721 106.6980; Independence Palace 10.7770 106.6953; Bitexco Tower 10.7716 106.7044
d District 1 10.7760 106.7000; District 3 10.7830 106.6860; Pham Ngu Lao 10.7680 106.6930; Thao Dien 10.8030 106.7320; Cholon 10.7520 106.6600; Phu Nhuan 10.7990 106.6800
w Saigon; Lotus; Mekong; Bach Dang; Indochine
HK Hong Kong
l Victoria Peak 22.2759 114.1455; Star Ferry Pier 22.2937 114.1687; Temple Street Night Market 22.3066 114.1700; Hong Kong Disneyland 22.3130 114.0413; Hong Kong Convention Centre 22.2828 114.1731
d Tsim Sha Tsui 22.2980 114.1720; Central 22.2810 114.1580; Causeway Bay 22.2800 114.1840; Mong Kok 22.3190 114.1690; Wan Chai 22.2770 114.1720; Sheung Wan 22.2860 114.1500; Yau Ma Tei 22.3120 114.1700; North Point 22.2910 114.2000
w Harbour; Victoria; Jade; Dragon; Kowloon
CN Shanghai
l The Bund 31.2400 121.4903; Oriental Pearl Tower 31.2397 121.4998; Yu Garden 31.2272 121.4921; Shanghai Tower 31.2336 121.5055; People's Square 31.2304 121.4737; Hongqiao Station 31.1946 121.3200
d Huangpu 31.2320 121.4850; Jing'an 31.2290 121.4480; Lujiazui 31.2400 121.5010; French Concession 31.2110 121.4480; Xujiahui 31.1940 121.4370; Hongqiao 31.1980 121.4030; Hongkou 31.2640 121.5050; Pudong 31.2210 121.5440
w Bund; Huangpu; Jade; Magnolia; Pearl; Lotus
CN Beijing
l Forbidden City 39.9163 116.3972; Tiananmen Square 39.9055 116.3976; Temple of Heaven 39.8822 116.4066; Summer Palace 39.9999 116.2755; Olympic Stadium 39.9929 116.3966; Beijing South Station 39.8652 116.3785
d Dongcheng 39.9290 116.4160; Xicheng 39.9130 116.3660; Sanlitun 39.9360 116.4550; Wangfujing 39.9130 116.4120; Guomao 39.9090 116.4600; Houhai 39.9430 116.3850; Zhongguancun 39.9830 116.3160
w Hutong; Imperial; Dragon; Jade; Lantern; Temple
TW Taipei
l Taipei 101 25.0340 121.5645; Chiang Kai-shek Memorial Hall 25.0347 121.5217; Longshan Temple 25.0372 121.4999; Shilin Night Market 25.0880 121.5241; Taipei Main Station 25.0478 121.5170
d Ximending 25.0420 121.5070; Xinyi 25.0330 121.5650; Zhongshan 25.0640 121.5330; Da'an 25.0260 121.5430; Beitou 25.1370 121.5060; Wanhua 25.0350 121.4990
w Formosa; Jade; Lantern; Tamsui; Orchid
KR Seoul
l Gyeongbokgung Palace 37.5796 126.9770; N Seoul Tower 37.5512 126.9882; Bukchon Hanok Village 37.5826 126.9836; Myeongdong Cathedral 37.5633 126.9873; Lotte World Tower 37.5126 127.1025; Seoul Station 37.5547 126.9707
d Myeongdong 37.5630 126.9850; Gangnam 37.4980 127.0280; Hongdae 37.5560 126.9230; Itaewon 37.5340 126.9940; Insadong 37.5740 126.9850; Jongno 37.5730 126.9790; Dongdaemun 37.5710 127.0090; Yeouido 37.5220 126.9240; Jamsil 37.5130 127.1000
w Hanok; Han River; Namsan; Moran; Arirang
JP Tokyo
h Hotel Edo Bridge; Sumida Riverside; The Musashi Ginza
l Tokyo Tower 35.6586 139.7454; Tokyo Skytree 35.7101 139.8107; Sensō-ji 35.7148 139.7967; Shibuya Crossing 35.6595 139.7005; Imperial Palace 35.6852 139.7528; Tokyo Station 35.6812 139.7671; Meiji Shrine 35.6764 139.6993; Ueno Park 35.7156 139.7745
d Shinjuku 35.6938 139.7034; Shibuya 35.6580 139.7016; Asakusa 35.7148 139.7967; Ginza 35.6717 139.7650; Ueno 35.7120 139.7760; Akihabara 35.6984 139.7731; Roppongi 35.6628 139.7310; Ikebukuro 35.7295 139.7109; Shinagawa 35.6285 139.7388; Nihonbashi 35.6840 139.7740; Harajuku 35.6702 139.7027; Ebisu 35.6467 139.7101; Odaiba 35.6270 139.7730; Kagurazaka 35.7020 139.7400; Kamata 35.5625 139.7160
w Sumida; Edo; Kanda; Yanaka; Musashi
JP Kyoto
l Fushimi Inari Shrine 34.9671 135.7727; Kinkaku-ji 35.0394 135.7292; Kiyomizu-dera 34.9949 135.7850; Nijō Castle 35.0142 135.7481; Kyoto Station 34.9858 135.7588; Arashiyama Bamboo Grove 35.0170 135.6713
d Gion 35.0037 135.7751; Higashiyama 34.9970 135.7800; Kawaramachi 35.0040 135.7690; Arashiyama 35.0130 135.6780; Karasuma 35.0030 135.7590; Fushimi 34.9350 135.7610; Nishijin 35.0310 135.7470
w Kamo; Heian; Miyako; Momiji; Sakura
JP Osaka
l Osaka Castle 34.6873 135.5262; Dōtonbori 34.6687 135.5013; Universal Studios Japan 34.6654 135.4323; Umeda Sky Building 34.7053 135.4903; Tsūtenkaku 34.6525 135.5063; Shin-Ōsaka Station 34.7335 135.5003
d Namba 34.6650 135.5010; Umeda 34.7030 135.4960; Shinsaibashi 34.6740 135.5010; Tennōji 34.6470 135.5140; Honmachi 34.6830 135.5010; Shinsekai 34.6520 135.5060
w Naniwa; Dotonbori; Yodo; Sakura; Minami
AU Sydney
l Sydney Opera House 33.8568S 151.2153; Sydney Harbour Bridge 33.8523S 151.2108; Bondi Beach 33.8915S 151.2767; Darling Harbour 33.8748S 151.2009; Central Station 33.8832S 151.2069; Taronga Zoo 33.8430S 151.2411
w Harbour; Quay; Pacific; Waratah; Jacaranda
AU Melbourne
l Flinders Street Station 37.8183S 144.9671; Melbourne Cricket Ground 37.8200S 144.9834; Federation Square 37.8180S 144.9690; Queen Victoria Market 37.8076S 144.9568; Crown Entertainment Complex 37.8228S 144.9580
w Yarra; Collins; Flinders; Laneway; Southbank
NZ Auckland
s N; NE
l Sky Tower 36.8485S 174.7622; Viaduct Harbour 36.8430S 174.7620; Auckland Museum 36.8604S 174.7778; Eden Park 36.8750S 174.7448
d Ponsonby 36.8560S 174.7380; Parnell 36.8560S 174.7800; Viaduct 36.8440S 174.7620; Newmarket 36.8700S 174.7770; Mount Eden 36.8790S 174.7640
w Waitemata; Kauri; Harbour; Fern; Pohutukawa
US New York City
h The Knickerbocker Row; Gotham Liberty
l Times Square 40.7580 -73.9855; Empire State Building 40.7484 -73.9857; Central Park 40.7812 -73.9665; Statue of Liberty 40.6892 -74.0445; Brooklyn Bridge 40.7061 -73.9969; Grand Central Terminal 40.7527 -73.9772; One World Trade Center 40.7127 -74.0134; Madison Square Garden 40.7505 -73.9934
d Midtown 40.7549 -73.9840; Upper East Side 40.7736 -73.9566; Upper West Side 40.7870 -73.9754; SoHo 40.7233 -74.0030; Chelsea 40.7465 -74.0014; Lower East Side 40.7150 -73.9843; Tribeca 40.7163 -74.0086; Harlem 40.8116 -73.9465; Murray Hill 40.7479 -73.9757; Downtown Brooklyn 40.6930 -73.9860; Flatiron District 40.7401 -73.9903; Astoria 40.7644 -73.9235
w Hudson; Gotham; Liberty; Knickerbocker; Madison; Empire
US Los Angeles
l Hollywood Walk of Fame 34.1016 -118.3267; Griffith Observatory 34.1184 -118.3004; Santa Monica Pier 34.0083 -118.4987; Crypto.com Arena 34.0430 -118.2673; Universal Studios Hollywood 34.1381 -118.3534; The Getty 34.0780 -118.4741
w Pacific; Sunset; Palms; Wilshire; Canyon
US Las Vegas
l Bellagio Fountains 36.1126 -115.1767; Fremont Street Experience 36.1707 -115.1440; High Roller 36.1176 -115.1681; Stratosphere Tower 36.1474 -115.1554; Las Vegas Convention Center 36.1316 -115.1510
d The Strip 36.1147 -115.1728; Downtown 36.1700 -115.1420; Summerlin 36.1650 -115.3000; Arts District 36.1580 -115.1520
w Mojave; Desert; Nevada; Neon; Sierra
US San Francisco
s W; NW; N
l Golden Gate Bridge 37.8199 -122.4783; Fisherman's Wharf 37.8080 -122.4177; Alcatraz Landing 37.8067 -122.4049; Union Square 37.7880 -122.4075; Oracle Park 37.7786 -122.3893
d Union Square 37.7880 -122.4075; Fisherman's Wharf 37.8080 -122.4177; Nob Hill 37.7930 -122.4160; SoMa 37.7780 -122.4000; Mission District 37.7600 -122.4190; North Beach 37.8000 -122.4100; Marina District 37.8030 -122.4370
w Golden Gate; Embarcadero; Pacific; Presidio; Fog City
US Miami
l South Beach 25.7826 -80.1341; Bayside Marketplace 25.7781 -80.1864; Vizcaya Museum 25.7444 -80.2105; Wynwood Walls 25.8011 -80.1992; PortMiami 25.7781 -80.1794
w Biscayne; Coral; Flamingo; Ocean; Palm
US Orlando
c Centre 28.4900 -81.4200
l Walt Disney World 28.3852 -81.5639; Universal Orlando 28.4743 -81.4678; SeaWorld Orlando 28.4114 -81.4614; Orange County Convention Center 28.4262 -81.4690
d International Drive 28.4400 -81.4700; Lake Buena Vista 28.3780 -81.5080; Downtown 28.5390 -81.3790; Universal Area 28.4720 -81.4620
w Lake; Citrus; Palms; Sunshine; Cypress
US Washington, D.C.
l The White House 38.8977 -77.0365; United States Capitol 38.8899 -77.0091; Lincoln Memorial 38.8893 -77.0502; Washington Monument 38.8895 -77.0353; Union Station 38.8973 -77.0063
d Georgetown 38.9050 -77.0650; Dupont Circle 38.9096 -77.0434; Capitol Hill 38.8890 -76.9990; Foggy Bottom 38.9000 -77.0500; Penn Quarter 38.8960 -77.0220; Adams Morgan 38.9220 -77.0420
w Potomac; Capitol; Federal; Embassy Row; Liberty
US Chicago
l Willis Tower 41.8789 -87.6359; Millennium Park 41.8826 -87.6226; Navy Pier 41.8917 -87.6086; Wrigley Field 41.9484 -87.6553; Art Institute of Chicago 41.8796 -87.6237; Union Station 41.8787 -87.6403
w Lakeshore; Michigan; Prairie; Wabash; Windy City
CA Toronto
l CN Tower 43.6426 -79.3871; Royal Ontario Museum 43.6677 -79.3948; St. Lawrence Market 43.6487 -79.3715; Rogers Centre 43.6414 -79.3894; Union Station 43.6453 -79.3806
d Downtown 43.6510 -79.3830; Yorkville 43.6700 -79.3930; Entertainment District 43.6460 -79.3900; Old Toronto 43.6490 -79.3720; Kensington Market 43.6550 -79.4010; Harbourfront 43.6390 -79.3810
w Maple; Ontario; Dominion; Queen; Spadina
CA Vancouver
s W; NW
l Stanley Park 49.3017 -123.1417; Canada Place 49.2888 -123.1111; Granville Island 49.2712 -123.1340; Gastown Steam Clock 49.2844 -123.1089; BC Place 49.2768 -123.1120
d Downtown 49.2820 -123.1200; Gastown 49.2830 -123.1070; Yaletown 49.2750 -123.1210; West End 49.2860 -123.1340; Kitsilano 49.2680 -123.1680
w Pacific; Coast; Cedar; English Bay; Burrard
MX Mexico City
l Zócalo 19.4326 -99.1332; Angel of Independence 19.4270 -99.1677; Palace of Fine Arts 19.4352 -99.1412; Frida Kahlo Museum 19.3551 -99.1625; National Museum of Anthropology 19.4260 -99.1863
d Centro Histórico 19.4330 -99.1330; Roma Norte 19.4190 -99.1620; La Condesa 19.4110 -99.1740; Polanco 19.4330 -99.1940; Coyoacán 19.3500 -99.1620; Zona Rosa 19.4260 -99.1640; Reforma 19.4290 -99.1620; Santa Fe 19.3600 -99.2740
w Azteca; Reforma; Jacaranda; Chapultepec; Virreyes
MX Cancún
s E; NE; SE
l El Rey Ruins 21.0610 -86.7810; Playa Delfines 21.0600 -86.7790; Market 28 21.1620 -86.8280; Puerto Juárez Ferry 21.1850 -86.8070
d Zona Hotelera 21.1100 -86.7630; Centro 21.1610 -86.8280; Puerto Juárez 21.1840 -86.8080; Punta Cancún 21.1360 -86.7470
w Caribe; Maya; Coral; Laguna; Kukulcán
BR Rio de Janeiro
l Christ the Redeemer 22.9519S -43.2105; Sugarloaf Mountain 22.9486S -43.1566; Copacabana Beach 22.9711S -43.1822; Maracanã Stadium 22.9121S -43.2302; Selarón Steps 22.9153S -43.1791
d Copacabana 22.9710S -43.1840; Ipanema 22.9840S -43.2020; Leblon 22.9840S -43.2230; Botafogo 22.9510S -43.1860; Santa Teresa 22.9210S -43.1880; Lapa 22.9130S -43.1800; Barra da Tijuca 23.0000S -43.3650; Centro 22.9060S -43.1770; Flamengo 22.9330S -43.1750
w Guanabara; Atlântica; Samba; Corcovado; Carioca
BR São Paulo
l Paulista Avenue 23.5614S -46.6559; Ibirapuera Park 23.5874S -46.6576; São Paulo Museum of Art 23.5614S -46.6560; São Paulo Cathedral 23.5503S -46.6339; Municipal Market 23.5418S -46.6296
d Jardins 23.5670S -46.6650; Vila Madalena 23.5530S -46.6910; Pinheiros 23.5610S -46.6910; Bela Vista 23.5590S -46.6450; Itaim Bibi 23.5840S -46.6760; Moema 23.6010S -46.6650; República 23.5440S -46.6430; Brooklin 23.6150S -46.6880
w Paulista; Ipiranga; Bandeirante; Ibirapuera; Augusta
AR Buenos Aires
l Obelisco 34.6037S -58.3816; Casa Rosada 34.6081S -58.3703; Teatro Colón 34.6011S -58.3831; Recoleta Cemetery 34.5875S -58.3934; La Bombonera 34.6356S -58.3648; Plaza de Mayo 34.6083S -58.3722
d Palermo 34.5800S -58.4240; Recoleta 34.5880S -58.3930; San Telmo 34.6210S -58.3730; Puerto Madero 34.6110S -58.3630; Microcentro 34.6040S -58.3750; Belgrano 34.5620S -58.4560; La Boca 34.6350S -58.3630; Retiro 34.5920S -58.3750
w Tango; Rivadavia; Porteño; Río de la Plata; Gardel
PE Cusco
l Plaza de Armas 13.5168S -71.9788; Qorikancha 13.5200S -71.9756; Sacsayhuamán 13.5093S -71.9817; San Pedro Market 13.5210S -71.9840
d San Blas 13.5150S -71.9750; Centro Histórico 13.5170S -71.9780; Wanchaq 13.5260S -71.9660
w Inti; Inca; Killa; Andes; Qantu
CO Bogotá
l Monserrate 4.6058 -74.0565; Gold Museum 4.6019 -74.0720; Plaza de Bolívar 4.5981 -74.0760; El Campín Stadium 4.6459 -74.0776
d La Candelaria 4.5960 -74.0730; Chapinero 4.6450 -74.0630; Zona Rosa 4.6670 -74.0530; Usaquén 4.6950 -74.0310; Chicó 4.6770 -74.0480; Teusaquillo 4.6390 -74.0800
w Andino; Dorado; Muisca; Sabana; Esmeralda
CU Havana
s N; NW; NE
l El Capitolio 23.1353 -82.3597; Plaza Vieja 23.1362 -82.3503; El Morro 23.1503 -82.3569; Malecón 23.1440 -82.3700
d Habana Vieja 23.1370 -82.3510; Centro Habana 23.1380 -82.3660; Vedado 23.1400 -82.3920; Miramar 23.1200 -82.4230
w Caribe; Habana; Malecón; Colonial; Caribeña
`
