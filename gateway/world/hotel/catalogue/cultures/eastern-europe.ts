import { culture } from './culture.ts'

export const polish = culture({
  names:
    'Ambasador; Amber; Antoni; Barbara; Batory; Bursztyn; Copernicus; Dwór Polski; Europejski; Fryderyk; Gotyk; Hetman; Jadwiga; Jagiello; Kazimierz; Korona; Królewski; Maksymilian; Maria; Matejko; Mieszko; Modrzew; Orbita; Pod Orłem; Pod Różą; Pod Wawelem; Polonez; Rycerz; Sarmata; Sawa; Senator; Sobieski; Syrena; Sukiennice; Witold; Zamek; Złoty Lew; Zygmunt',
  phrases:
    'na Rynku; przy Zamku; pod Lipami; nad Rzeką; przy Parku; pod Aniołem; na Starówce; przy Bramie; pod Kasztanem; nad Wisłą; przy Operze; na Skarpie',
  hotel:
    'Hotel {n}; {n} Boutique Hotel; Hotel {n} {w}; {w} Hotel; Grand Hotel {n}; Hotel {o}; {d} Hotel {n}; Hotel {w} {o}; {n} Palace; Hotel {n} {d}; Kamienica {n}; {w} {n} Hotel; Dwór {n}',
  inn: 'Pensjonat {n}; Willa {n}; Gościniec {o}; Pokoje {o}; {n} Guest House; Dom {o}; Willa {n} {d}; {d} Rooms; Noclegi {o}; {w} {n} Rooms',
  flat: '{n} Apartments; {d} Apartments; Apartamenty {o}; {w} Lofts; {n} Residence {d}; {w} {n} Apartments; Kamienica {o}; {n} Studio {d}; Mieszkanie {o}; {d} Flat by {n}; Apartamenty {n} {d}',
  districts:
    'Śródmieście; Stare Miasto; Nowe Miasto; Zamek; Dworzec; Ogrody; Zarzecze; Park; Rynek; Osiedle Leśne',
})

export const central = culture({
  names:
    'Alfons; Aria; Augustine; Carolina; Cecília; Corvin; Diana; Dvořák; Erika; Élise; Franz Josef; Golden Well; Hvězda; Imperial; Jarmila; Karolina; Kálmán; Kinsky; Korunní; Lucie; Ludmila; Maria Theresia; Mátyás; Melantrich; Metropole; Moravia; Mucha; Nepomuk; Opera; Palatin; Perla; Pallas; Rákóczi; Red Lion; Rezidence; Rubín; Sigmund; Sisi; Slavia; Smetana; Three Storks; Venceslas; Vinohrad; White Unicorn; Zlatá Hvězda',
  phrases:
    'at the Golden Key; at the White Swan; at the Three Fiddles; by the Bridge; under the Castle; at the Black Bear; on the Square; at the Old Mill; by the Town Gate; at the Blue Star; at the Stone Bell; by the Opera; in the Cellar Yard; at the Red Fox',
  hotel:
    'Hotel {n}; {n} Boutique Hotel; Hotel {o}; Grand Hotel {n}; Hotel {n} {w}; {w} Palace Hotel; {n} Residence Hotel; {d} Hotel {n}; Hotel {w}; The {n}; Hotel {n} {d}; {w} {n} Hotel; The House {o}; {n} Garden Hotel',
  inn: 'Pension {n}; {n} Guest House; The Inn {o}; Pension {w}; Villa {n}; {d} Rooms; Pension {n} {d}; Rooms {o}; {w} {n} Pension',
  flat: '{n} Apartments; {d} Apartments; {w} Residence; {n} Lofts {d}; {w} {n} Apartments; The Flat {o}; {d} Courtyard by {n}; {n} Studios {d}; {w} Suites {d}; Attic {o} {d}; {n} City Apartments',
  districts:
    'Old Town; New Town; Castle District; Station; Riverside; Market Square; University; Lower Town; Gardens; Upper Town',
})

export const balkan = culture({
  names:
    'Adria; Aleksandar; Andrija; Bellevue; Biser; Boban; Bonaca; Boris; Dalmatia; Danica; Dimitar; Dobrava; Dunav; Galeb; Golubica; Jadran; Jelena; Kalina; Kompas; Kralj Petar; Lavanda; Luka; Maslina; Mediteran; Milena; Nikola; Palma; Park; Plitka; President; Rila; Rodina; Rosa; Slavija; Slon; Sunce; Sveti Ivan; Tamara; Villa Marija; Vitosha; Zagora; Zora',
  phrases:
    'by the Old Port; under the Pines; at the Stone Gate; by the Lighthouse; at the Olive Tree; on the Riva; by the Fortress; above the Bay; at the Well; by the Cathedral',
  hotel:
    'Hotel {n}; {n} Palace; Heritage Hotel {n}; {w} Hotel; Hotel {n} {w}; Boutique Hotel {n}; Grand Hotel {n}; {d} Hotel {n}; Hotel {w} {n}; {n} {d} Hotel; {w} {o}; Hotel {n} {d}',
  inn: 'Guesthouse {n}; Villa {n}; Rooms {n}; Pension {n}; Rooms {o}; {d} Rooms; Villa {n} {d}; House {o}; {w} {n} Rooms',
  flat: 'Apartments {n}; {d} Apartments; Studio {n} {d}; {w} Suites; Apartment {o}; {n} Residence {d}; {w} {n} Apartments; Stone House {n}; Holiday House {n}; Apartments {o} {d}; Lux Apartment {n} {d}',
  districts:
    'Old Town; Harbour; Centre; Pine Bay; Station; Upper Town; Fortress; Riverside; New Town; Gardens',
})

export const russian = culture({
  names:
    'Aleksandr; Amber; Anna; Arkadia; Aurora; Baikal; Beryozka; Bolkonsky; Bylina; Chekhov; Demidov; Diamond; Dostoevsky; Ekaterina; Empress; Gogol; Golden Ring; Izmailov; Kalinka; Katyusha; Kutuzov; Ladoga; Lermontov; Malachite; Matreshka; Mayak; Natasha; Oktava; Onegin; Peterhof; Polyana; Pushka; Ruslan; Samovar; Severnaya; Slavia; Sputnik; Suvorov; Tchaikovsky; Tolstoy; Troika; Ural; Volga; Vostok; Zarya; Zvezda',
  phrases:
    'on the Embankment; by the Theatre; on Old Street; at the Kremlin Wall; by the Park; on the Prospekt; at the Station; by the Monastery; near the Circus; on the Boulevard',
  hotel:
    'Hotel {n}; {n} Hotel; {w} Grand Hotel; {n} Palace Hotel; Boutique Hotel {n}; {w} Hotel {n}; {n} Congress Hotel; Hotel {n} {d}; {d} {n} Hotel; Park Hotel {n}; {w} {d} Hotel; Hotel {n} {o}; Mini-Hotel {n}',
  inn: 'Guest House {n}; Mini-Hotel {n}; {n} Rooms {d}; Usadba {n}; Guest House {o}; {w} {n} Guest House; Inn {n} {d}; {d} Guest Rooms',
  flat: '{n} Apartments; {d} Apartments; {w} {n} Apartments; Apart-Hotel {n}; {n} Studio {d}; Apartment {o}; {w} Loft {d}; {n} Residence {d}; Kvartira {o} {d}; {n} Suites {d}',
  districts:
    'Centre; Old Town; Railway Station; Embankment; Theatre Square; University; Zarechny; Northern; Park Pobedy; Oktyabrsky; Industrial; Novy Gorod',
})

export const greek = culture({
  names:
    'Achilles; Adonis; Aegean; Aegli; Alexandros; Amalthea; Anemos; Antigone; Aphrodite; Apollon; Ariadne; Aris; Artemis; Asteria; Calypso; Daphne; Delphini; Dionysos; Electra; Elena; Galaxias; Galini; Helios; Hera; Ikaros; Iliada; Iris; Kastro; Kyma; Leto; Marina; Medusa; Meltemi; Myrto; Nefeli; Niki; Odysseas; Orpheas; Pegasos; Persephone; Philoxenia; Phoenix; Poseidon; Selene; Socrates; Thalassa; Theoxenia; Xenia',
  phrases:
    'by the Old Harbour; under the Acropolis; at the Olive Grove; by the Windmill; on the Square; at the Agora; by the Lighthouse; above the Sea; at the Fig Tree; by the Chapel',
  hotel:
    'Hotel {n}; {n} Hotel; {n} Palace; {w} Hotel; {n} Boutique Hotel; Hotel {n} {w}; {n} Beach Hotel; Grand Hotel {n}; {d} {n} Hotel; {w} {n} Hotel; {n} Suites Hotel; Hotel {n} {d}; {w} {o}',
  inn: 'Pension {n}; {n} Rooms; Villa {n}; Guesthouse {n}; Archontiko {n}; Rooms {o}; {n} Rooms {d}; {w} {n} Rooms; House {o}',
  flat: '{n} Apartments; {n} Studios; {d} Apartments; Villa {n} {d}; {w} Lofts; {n} Suites {d}; House {o}; {w} {n} Apartments; {d} Roof Terrace by {n}; {n} Maisonettes; {n} Studios {d}',
  districts: 'Centre; Old Town; Harbour; Kastro; Agora; Paralia; Agios Nikolaos; Station; Upper Town; Chora',
})
