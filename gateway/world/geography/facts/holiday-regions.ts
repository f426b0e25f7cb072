/**
 * Holiday regions: coasts, islands, valleys and mountains that are not administrative regions. One a line:
 * `countries name, other names: latitude longitude kilometres; …`. A region has the cities of its countries
 * within its circles; its record names the first country.
 */
export const holidayRegions = `
PT Algarve: 37.13 -8.1 45; 37.12 -8.75 30; 37.2 -7.55 25
PT Alentejo: 38.2 -7.9 75
PT Douro Valley, Vale do Douro: 41.17 -7.6 42
ES Costa del Sol: 36.6 -4.5 35; 36.5 -4.9 25; 36.43 -5.15 15; 36.75 -3.9 20
ES Costa Brava: 41.95 3.1 40; 41.72 2.9 15
ES Costa Blanca: 38.35 -0.45 30; 38.6 0 35; 37.98 -0.7 20
ES Costa Dorada, Costa Daurada: 41.08 1.1 25
ES Costa de la Luz: 36.5 -6.2 40; 37.2 -6.9 30; 36.1 -5.8 20
ES Costa de Almería: 36.84 -2.4 35
ES Costa Tropical: 36.74 -3.6 18
ES Costa del Azahar: 40 0.05 40
ES Mallorca, Majorca: 39.6 2.95 55
ES Menorca, Minorca: 39.95 4.08 28
ES Ibiza, Eivissa: 38.98 1.43 24
ES Formentera: 38.7 1.45 12
ES Tenerife, Teneriffa: 28.27 -16.6 48
ES Gran Canaria: 27.95 -15.6 32
ES Lanzarote: 29.02 -13.65 31
ES Fuerteventura: 28.5 -13.95 30; 28.15 -14.25 25
ES La Palma: 28.68 -17.85 25
ES La Gomera: 28.11 -17.23 15
FR French Riviera, Côte d'Azur, Riviera: 43.6 7.1 35; 43.75 7.35 20; 43.28 6.6 25
FR Provence: 43.85 5.2 60
FR Alsace, Elsass: 48.6 7.6 35; 48.1 7.35 30; 47.7 7.3 20
FR Burgundy, Bourgogne: 47.2 4.6 70
FR Champagne: 49.1 4 50
FR Loire Valley, Val de Loire: 47.4 0.7 45; 47.55 1.5 35; 47.35 -0.2 35
FR Dordogne, Périgord: 45 0.75 55
FR French Alps, Alpes: 45.6 6.6 55; 45 6.4 30
FR Languedoc: 43.6 3.5 60
FR French Basque Country, Pays Basque: 43.4 -1.5 28
IT Amalfi Coast, Costiera Amalfitana, Amalfiküste: 40.63 14.6 12; 40.62 14.4 7
IT Cinque Terre: 44.13 9.71 10
IT Lake Garda, Lago di Garda, Gardasee: 45.6 10.65 25; 45.85 10.85 12
IT Lake Como, Lago di Como, Comer See: 45.95 9.25 22
IT Lake Maggiore, Lago Maggiore: 45.95 8.6 22
IT Dolomites, Dolomiti, Dolomiten: 46.5 11.9 35
IT South Tyrol, Südtirol, Alto Adige: 46.65 11.3 45; 46.65 10.7 25; 46.8 11.95 20
IT Chianti: 43.5 11.3 18
IT Italian Riviera, Riviera Ligure: 44.15 8.3 25; 44.3 9.3 20; 43.85 7.85 20
IT Adriatic Riviera, Riviera Romagnola: 44.1 12.55 22
IT Costa Smeralda: 41.05 9.5 18
IT Salento: 40.2 18.2 35
IT Elba, Isola d'Elba: 42.77 10.25 20
IT Ischia: 40.73 13.9 8
DE Black Forest, Schwarzwald, Forêt-Noire: 48.3 8.15 35; 47.85 8.1 28; 48.65 8.35 20
DE Bavarian Alps, Bayerische Alpen: 47.6 11.3 35; 47.7 12.3 30; 47.63 13 14
DE Allgäu: 47.6 10.3 30
DE,AT,CH Lake Constance, Bodensee: 47.6 9.4 28
DE Moselle Valley, Mosel: 50 7.1 28
DE Rhine Valley, Mittelrhein: 50.15 7.65 20
DE Harz: 51.75 10.7 25
DE Rügen: 54.4 13.4 25
DE Sylt: 54.9 8.33 14
AT Salzkammergut: 47.7 13.65 25
AT Arlberg: 47.15 10.2 15
AT Zillertal: 47.2 11.88 18
AT Wachau: 48.37 15.5 12
CH Bernese Oberland, Berner Oberland: 46.65 7.8 28
CH Engadine, Engadin: 46.5 9.85 22
CZ Bohemia, Čechy, Böhmen: 50 14.4 95
CZ Moravia, Morava, Mähren: 49.4 17 75
HU Lake Balaton, Balaton, Plattensee: 46.85 17.75 40
SI Julian Alps, Julijske Alpe: 46.35 13.95 25
PL Masuria, Mazury: 53.8 21.6 45
PL,SK Tatra Mountains, Tatry: 49.25 20 25
GB Cornwall: 50.35 -5 45; 50.6 -4.55 22; 50.45 -4.45 18
GB Devon: 50.75 -3.8 42
GB Lake District: 54.5 -3.05 25
GB Cotswolds, The Cotswolds: 51.85 -1.85 28
GB Peak District: 53.3 -1.8 18
GB Yorkshire: 53.95 -1.5 62
GB Isle of Wight: 50.68 -1.3 16
GB Kent: 51.2 0.75 36
GB Snowdonia, Eryri: 52.95 -3.95 25
GB Pembrokeshire: 51.85 -4.95 24
GB Scottish Highlands, Highlands: 57.4 -4.8 75
GB Isle of Skye, Skye: 57.35 -6.25 28
IE Kerry, Ring of Kerry: 51.95 -9.9 38
IE Connemara: 53.45 -9.75 30
BE,LU Ardennes, Ardennen: 50.1 5.5 45
BE Belgian Coast, Belgische Kust: 51.23 2.9 22
NL Veluwe: 52.2 5.85 25
DK Jutland, Jylland: 56.2 9.3 85; 57.1 9.9 55; 55.3 9 45
DK Bornholm: 55.13 14.92 20
SE Scania: 55.8 13.6 60
SE Swedish Lapland: 67 20.5 190
FI Lapland, Lappi, Lappland: 67.5 25.8 180
NO Lofoten: 68.2 14 70
NO Norwegian Fjords, Fjord Norway: 61.2 6.6 95; 60.3 6 60
IS Golden Circle: 64.2 -20.8 42
HR Dalmatia, Dalmacija, Dalmatien: 43.5 16.4 50; 42.8 17.6 55; 44 15.4 40
HR Istria, Istra, Istrien: 45.2 13.9 38
HR Kvarner: 45.1 14.5 32
HR Dubrovnik Riviera: 42.65 18.1 18
HR Makarska Riviera: 43.3 17 15
ME Bay of Kotor, Boka Kotorska: 42.45 18.65 14
ME Budva Riviera: 42.27 18.87 12
BG Bulgarian Black Sea Coast, Black Sea Coast: 43.2 27.9 35; 42.55 27.6 32
RO Transylvania, Transilvania, Siebenbürgen: 46.2 24.2 110
RO Romanian Black Sea Coast: 44.1 28.6 32
GR Cyclades, Kyklades, Kykladen: 37 25.2 60; 37.6 24.9 35; 36.45 25.4 22
GR Santorini, Thira: 36.4 25.43 14
GR Rhodes Island, Rodos, Rhodos: 36.2 28 42
GR Corfu Island, Kerkyra, Korfu: 39.7 19.8 18; 39.45 19.95 13
GR Zante: 37.8 20.78 20
GR Kefalonia, Cephalonia: 38.2 20.55 24
GR Kos Island: 36.85 27.2 12; 36.75 27 12
GR Halkidiki, Chalkidiki: 40.2 23.4 42
GR Lefkada, Lefkas: 38.72 20.65 14
GR Paros Island: 37.08 25.2 12
GR Naxos Island: 37.05 25.5 14
GR Dodecanese: 36.5 27.6 100
GR Sporades: 39.2 23.6 22
GR Athens Riviera: 37.83 23.8 12
TR Turkish Riviera, Turquoise Coast: 36.85 30.8 55; 36.55 32 28; 36.6 29.1 35; 36.85 28.3 25
TR Cappadocia, Kapadokya, Kappadokien: 38.65 34.8 28
TR Bodrum Peninsula: 37.05 27.4 20
GE Kakheti: 41.8 45.7 45
GE Adjara: 41.65 41.8 30
IR Caspian Coast, Shomal: 36.6 51.8 60; 37.2 49.8 50
RU Golden Ring: 56.8 39.5 110
RU Lake Baikal: 52 105 90
MT Gozo: 36.04 14.25 8
US Maui: 20.8 -156.35 38
US Oahu: 21.47 -157.97 32
US Kauai: 22.07 -159.53 28
US Big Island, Hawaii Island: 19.6 -155.5 80
US Florida Keys, The Keys: 24.75 -81.2 50; 25.1 -80.42 20
US Emerald Coast, Florida Panhandle: 30.4 -86.5 55
US Cape Cod: 41.75 -70.25 38
US Martha's Vineyard: 41.39 -70.63 14
US The Hamptons, Hamptons: 40.92 -72.4 28
US Jersey Shore: 39.7 -74.15 40
US Poconos, Pocono Mountains: 41.1 -75.3 30
US Catskills: 42.1 -74.3 35
US Finger Lakes: 42.65 -76.9 38
US New England: 43.6 -71.2 190; 45.3 -69 110; 41.6 -72.4 55
US Outer Banks: 35.7 -75.65 35
US Great Smoky Mountains, Smokies: 35.6 -83.5 38
US Napa Valley: 38.45 -122.35 22
US Silicon Valley: 37.37 -121.98 20
US Lake Tahoe: 39.1 -120.03 25
US Yosemite: 37.75 -119.6 45
US Grand Canyon: 36.05 -112.1 50
US Colorado Rockies: 39.6 -106.2 65
CA Okanagan Valley: 49.9 -119.5 45
CA Canadian Rockies: 51.4 -116 70; 52.9 -118.1 30
CA Niagara Region: 43.1 -79.15 22
CA Vancouver Island: 48.6 -123.7 28; 49.2 -124.3 32; 49.9 -125.4 38; 49.1 -125.8 30
CA Laurentians, Laurentides: 46.05 -74.4 38
CA Muskoka: 45 -79.4 35
MX Riviera Maya: 20.6 -87.1 38; 20.25 -87.45 22
MX Riviera Nayarit: 20.9 -105.4 35
MX Los Cabos: 22.98 -109.8 28
CR Guanacaste: 10.5 -85.6 45
EC Galápagos Islands: -0.6 -90.6 130
PE Sacred Valley, Valle Sagrado: -13.3 -72.1 28
AR,CL Patagonia: -50.3 -72.5 190; -41.3 -71.5 80; -54.8 -68.3 60; -45.8 -70 200
BR Costa Verde: -23.1 -44.5 40
PF Bora Bora: -16.5 -151.74 12
PF Moorea: -17.53 -149.83 14
PF Tahiti: -17.65 -149.45 32
ZA Garden Route: -34 22.7 55; -34.05 23.4 25
ZA Cape Winelands: -33.93 18.9 25
ZA Kruger: -24.9 31.3 70
TZ Zanzibar Island, Unguja: -6.15 39.35 38
TZ Serengeti: -2.4 34.8 85
EG Red Sea Riviera: 27.95 34.35 30; 28.5 34.5 25; 27.25 33.8 38
TN Djerba, Jerba: 33.8 10.88 24
MA High Atlas, Atlas: 31.2 -7.9 38
IL,JO Dead Sea: 31.4 35.45 32
IN Ladakh: 34.15 77.6 70
IN Kashmir Valley, Kashmir: 34.05 74.7 48
LK Hill Country: 6.95 80.75 30
NP Kathmandu Valley: 27.68 85.36 14
TH Khao Lak: 8.65 98.25 20
TH Koh Chang, Ko Chang: 12.05 102.33 18
TH Koh Lanta, Ko Lanta: 7.6 99.05 16
MY Langkawi: 6.35 99.8 24
MY Penang, Pinang: 5.37 100.25 14
MY Cameron Highlands: 4.47 101.38 16
MY,ID,BN Borneo: 1 114.2 580; 5.5 116.5 200
ID Lombok: -8.58 116.3 45
ID Java, Jawa: -6.9 107 130; -7.3 109.5 150; -7.7 111.8 150; -7.9 113.6 95
PH Boracay: 11.97 121.92 10
PH Palawan: 9.8 118.5 110; 11.2 119.4 60
PH Bohol: 9.85 124.15 42
PH Siargao: 9.85 126.05 22
VN Phu Quoc: 10.2 103.97 28
VN Ha Long Bay, Halong Bay: 20.95 107.05 28
VN Mekong Delta: 9.95 105.7 95
JP Mount Fuji, Fuji Five Lakes: 35.45 138.75 24
JP Izu Peninsula: 34.9 138.95 32
JP Kansai: 34.7 135.5 75
KR Jeju Island, Jeju-do: 33.4 126.55 42
AU Sunshine Coast: -26.6 153.05 35
AU Whitsundays: -20.27 148.75 30
AU Great Ocean Road: -38.65 143.6 58
AU Yarra Valley: -37.7 145.45 20
AU Barossa Valley: -34.53 138.95 18
AU Hunter Valley: -32.78 151.3 27
AU Blue Mountains: -33.7 150.4 22
NZ Bay of Islands: -35.25 174.1 24
NZ Coromandel: -36.9 175.65 38
NZ Hawke's Bay: -39.55 176.85 32
NZ South Island: -45 169.5 230; -42.5 172.3 170
NZ North Island: -38.5 176 250; -36 174.3 150; -40.8 175.5 95
`
