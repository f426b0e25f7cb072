import { culture } from './culture.ts'

export const british = culture({
  names:
    'Albany; Alexandra; Ashcombe; Beaumont; Bedford; Belmont; Blakeney; Brookfield; Cavendish; Chatsworth; Clarendon; Claremont; Cumberland; Devonshire; Fairfax; Fernleigh; Gainsborough; Georgian; Glenmore; Grosvenor; Hadley; Hartington; Haverstock; Highfield; Kingsley; Langdale; Lansdowne; Lauriston; Marlborough; Mortimer; Northcote; Old Rectory; Pembroke; Queensbury; Rosslyn; Rutland; Sandringham; Somerset; Stanhope; Thornbury; Wellesley; Westbourne; Windermere; Wynyard',
  phrases:
    'on the Green; by the Station; on the Park; by the Abbey; at the Mill; on the Hill; by the Bridge; at the Old Bank; by the River; in the Square; at the Corn Exchange; on the Terrace; at the Almshouse; by the Gate; at the Old Post Office; on the Quay',
  hotel:
    'The {n} Hotel; The {n}; {n} House Hotel; The Royal {n}; {n} Court Hotel; {w} Lodge Hotel; The {w} Hotel; {n} Park Hotel; The {n} {d}; The {w} {n}; {d} {n} Hotel; The Kings Arms {d}; The White Hart {d}; {n} Hall; The {n} {o}; The Old Bell {d}; {w} Townhouse; The Crown {o}; The George {d}; The {n} {w} Hotel',
  inn: '{n} House; {n} Guest House; The {n} B&B; {d} Lodge; {n} Villa Guest House; The Fox {o}; The Plough {o}; Ivy Cottage {d}; {n} Rooms {d}; The Red Lion {o}; The Old Bakery {d}; {w} {n} House',
  flat: '{n} Apartments; {d} Apartments; {n} Mews; The {n} Residences; {w} Lofts; {n} Wharf Apartments; {d} Mews by {n}; {n} Serviced Apartments {d}; {n} Court {d}; The Coach House {d}; {w} {n} Apartments; {d} Garden Flat {o}; {n} Terrace {d}',
  districts:
    'Town Centre; Old Town; Northgate; Castle Quarter; Station Road; Southfield; Riverside; Market Place; Westgate; Kings Park; Priory; Quayside',
})

export const american = culture({
  names:
    'Adams; Alder; Arlington; Ashford; Beacon; Bluebird; Brandywine; Cascade; Cedar; Chandler; Copper; Cypress; Evergreen; Fairview; Franklin; Granite; Hamilton; Harbor; Hawthorne; Heritage; Hickory; Independence; Ivy; Jefferson; Juniper; Lakeview; Langley; Laurel; Lincoln; Magnolia; Maple; Monroe; Oakwood; Pioneer; Ridgeline; Riverbend; Sequoia; Silver Creek; Spruce; Stonebridge; Summit; Sycamore; Tamarack; Union; Whitman; Willow',
  phrases:
    'on Main; at the Park; on the Lake; at the Station; by the River; at Market Street; on the Avenue; at the Mill; on Fifth; at the Depot; by the Bay; at the Commons; on Broadway; at Courthouse Square',
  hotel:
    '{n} Inn & Suites; The {n} Hotel; Hotel {n}; {n} Grand Hotel; The {n}; {w} Plaza Hotel; {n} House; {n} Hotel {o}; The {w}; {w} {n} Hotel; {n} Inn {o}; The {n} {d}; {d} {n} Inn; {n} Suites {d}; Hotel {w} {d}; The {w} {o}; {n} Park Inn',
  inn: '{n} House B&B; The {n} Inn; {d} Guest House; {n} Cottage; The Blue Door {d}; {n} Manor B&B; {w} House; {n} Bed & Breakfast {d}; The Porch {o}; The {n} House {o}',
  flat: '{n} Lofts; {d} Residences; {n} Flats {d}; The {n} Apartments; {w} Lofts {o}; {n} Row; {d} Brownstone by {n}; {n} Studios {o}; {w} {n} Residences; {d} Garden Apartment {o}; {n} Suites {o}',
  districts:
    'Downtown; Old Town; Riverside; Midtown; University District; Airport; Northside; Westlake; Market Square; Convention District; Lakeview; East End',
})

export const antipodean = culture({
  names:
    'Acacia; Banksia; Bayview; Billabong; Bronte; Bottlebrush; Brolga; Cockatoo; Coolabah; Coral; Fernleigh; Grevillea; Hibiscus; Ironbark; Jacaranda; Kauri; Kingfisher; Kookaburra; Koru; Lorikeet; Macquarie; Manuka; Mulga; Pandora; Pacific; Pohutukawa; Rata; Rosella; Seabreeze; Southern Cross; Tasman; Tui; Waratah; Wattle; Whitsunday; Wisteria',
  phrases:
    'on the Harbour; by the Bay; on the Esplanade; at the Wharf; on the Park; by the Jetty; on Collins; at the Quay; on the Terrace; by the Beach; at the Old Post Office; on the River',
  hotel:
    '{n} Hotel; The {n}; {n} Motor Lodge; {w} Plaza; {n} Boutique Hotel; Hotel {n}; The {w} Hotel; {n} {o}; {d} {n} Hotel; {n} Resort & Spa; The {n} {d}; {w} {n} Hotel; {n} Grand {o}; {w} {o}; {n} Suites {d}',
  inn: '{n} House; {n} B&B; {d} Guest House; {n} Cottage {d}; The {n} Homestead; {w} Lodge; {n} Rooms {o}; {w} {n} House',
  flat: '{n} Apartments; {d} Apartments; {n} Serviced Apartments {d}; {w} Residences; {n} Quays; {n} Studios {o}; {w} {n} Apartments; {d} Terrace by {n}; {n} Beach House {d}; {n} Suites {o}',
  districts:
    'City Centre; Waterfront; Esplanade; Northshore; Railway; Riverside; Beachside; Hillcrest; University; Market; Southbank; Airport',
})

export const german = culture({
  names:
    'Adler; Alpenrose; Amadeus; Ambassador; Bellevue; Bismarck; Blauer Bock; Bristolhof; Carlton Hof; Deutscher Kaiser; Drei Könige; Edelweiss; Elisabeth; Europa; Falken; Goldener Anker; Goldener Hirsch; Goldener Löwe; Goldener Stern; Grüner Baum; Hanseat; Johannishof; Kaiserhof; Kronprinz; Lindenhof; Luisenhof; Marienhof; Metropol; Monopol; Mozart; Post; Prinzregent; Ratskeller; Residenz; Rosenhof; Rössli; Schillerhof; Schwan; Sonne; Stadthof; Sternen; Traube; Viktoria; Waldhorn; Weisses Kreuz; Zur Krone',
  phrases:
    'am Markt; am Park; am Dom; am Schloss; an der Oper; am Stadttor; im Hof; am Rathaus; am Bahnhof; an der Brücke; am Fluss; zum Ritter; am Theater; an der Alten Post; am Brunnen; im Alten Speicher; am Zoo; an der Mauer; am Kurpark; unter den Linden',
  hotel:
    'Hotel {n}; Hotel {o}; Gasthof {n}; Parkhotel {n}; Hotel {n} {w}; {w} Hotel; Stadthotel {n}; Boutique Hotel {n}; Hotel {w} {o}; {n} Hotel {d}; Grand Hotel {n}; Hotel {n} {o}; {w}hof; Stadthotel {o}; Hotel Garni {n}; Schlosshotel {w}; {d} Hotel {o}',
  inn: 'Pension {n}; Gästehaus {n}; Gasthaus {o}; Pension {o}; Haus {n}; Zimmer {o}; Gästehaus {d}; Pension {w}; Haus {n} {d}; Gästehaus {n} {o}',
  flat: 'Apartments {n}; Apartmenthaus {o}; {d} Apartments; Ferienwohnung {o}; {w} Lofts; {n} Suites {d}; Boardinghouse {n}; Altbauwohnung {o}; {w} {n} Apartments; Studio {o} {d}; Ferienwohnung {n}; Wohnen {o} {d}',
  districts:
    'Altstadt; Neustadt; Innenstadt; Bahnhofsviertel; Südstadt; Nordend; Am Schloss; Universität; Weststadt; Gartenstadt; Oberstadt; Hafen',
})

export const dutch = culture({
  names:
    'Admiraal; Amstelhof; Batavia; Bloemendaal; De Gouden Leeuw; De Kroon; De Ooievaar; De Roode Haan; De Zwaan; Doelen; Erasmus; Europa; Flora; Haringvliet; Hof van Holland; Huygens; Karel; Koningshof; Mercator; Nassau; Oranje; Prinsenhof; Rembrandt; Rubens; Sint Joris; Spaander; Stadhouder; Tulip; Van Eyck; Vermeer; Vlaming; Wilhelmina; Willem',
  phrases:
    'aan de Gracht; aan het Plein; bij de Molen; op de Markt; aan de Kade; bij het Park; in de Jordaan Straat; aan de Haven; op de Dijk; bij de Toren; aan de Singel; in het Pakhuis',
  hotel:
    'Hotel {n}; Grand Hotel {n}; Hotel {o}; {w} Canal Hotel; Hotel {n} {w}; The {w} Hotel; Stadshotel {n}; {n} Boutique Hotel; {d} Hotel {n}; Hotel {w} {o}; Hotel {w}; {n} Hotel {d}; Logement {o}; {w} {n} Hotel',
  inn: 'Pension {n}; B&B {n}; Herberg {o}; Huis {n}; {d} Guest House; B&B {o}; Slapen {o}; {w} Rooms; Herberg {n}; Huis {n} {d}',
  flat: '{n} Apartments; {d} Canal Apartments; Appartement {o}; {w} Lofts; {n} Suites {d}; Pakhuis {n}; {d} Studio {o}; {w} {n} Apartments; Grachtenhuis {n}; {w} Residence {d}; Bovenhuis {o} {d}',
  districts:
    'Centrum; Oude Stad; Stationskwartier; Havenkwartier; Zuid; Noord; Parkbuurt; Universiteit; Markt; Singel; Oost; Nieuwstad',
})

export const nordic = culture({
  names:
    'Absalon; Alexandra; Aurora; Birk; Bjørn; Continental; Dronning; Eik; Elg; Esplanad; Fjord; Freja; Gustav; Havet; Hamlet; Ingrid; Kastanje; Knut; Kong Frederik; Kronan; Kung Oscar; Linné; Lind; Majestet; Maritim; Nobel; Nordstjernen; Odin; Opera; Ørnen; Polar; Prins Carl; Runa; Saga; Skansen; Solveig; Svanen; Gården; Valhal; Viking; Wasa',
  phrases:
    'ved Havnen; på Torvet; ved Parken; ved Kanalen; i Gården; ved Broen; på Bakken; ved Fjorden; i Gamlebyen; ved Stationen; ved Søen; på Brygga',
  hotel:
    'Hotel {n}; {n} Hotel; Grand Hotel {n}; {w} Hotel; Hotel {n} {w}; The {n}; Hotel {o}; {d} Hotel {n}; Stadshotellet {n}; {w} Park Hotel; {n} Strand Hotel; Hotel {w} {d}; {n} {d} Hotel; {w} {n} Hotel',
  inn: 'Pensjonat {n}; {n} Guest House; B&B {n}; Villa {n}; {d} Rooms; {n} Bed & Breakfast; Huset {o}; Villa {n} {d}; Rom {o}; {w} {n} Guest House',
  flat: '{n} Apartments; {d} Apartments; {n} City Flats {d}; {w} Lofts; Leilighet {o}; {w} {n} Apartments; Studio {o} {d}; {n} Suites {d}; {d} Courtyard by {n}; {w} Residence {d}',
  districts:
    'Sentrum; Gamlebyen; Havnen; Østbyen; Vestbyen; Nybyen; Stasjonen; Universitetet; Torget; Parken; Brygga; Nordre',
})

export const icelandic = culture({
  names:
    'Akur; Askja; Aurora; Álfur; Baldur; Bára; Birta; Borg; Eldey; Freyja; Fjalla; Geysir; Glymur; Hekla; Hamar; Hraun; Jökull; Katla; Kría; Laki; Lind; Lóa; Lundi; Njáll; Norðri; Óðinn; Rauðhólar; Saga; Skjálfandi; Snorri; Sól; Steinn; Svanur; Tröll; Þór; Vík',
  phrases:
    'við Höfnina; við Tjörnina; á Hólnum; í Miðbænum; við Fjörðinn; við Ána; undir Jökli; við Kirkjuna; í Hrauninu; við Sjóinn',
  hotel:
    'Hótel {n}; {n} Hotel; Hótel {w}; {w} Hotel {n}; {n} Boutique Hotel; Hótel {n} {d}; {w} {d} Hotel; Hótel {o}; The {w} Hotel; {n} Inn',
  inn: 'Gistiheimili {n}; {n} Guesthouse; Gistihús {o}; {d} Guesthouse; Gamla Húsið {o}; {w} Guesthouse; {n} Bed & Breakfast; Heimagisting {n}',
  flat: '{n} Apartments; {d} Apartments; {w} Apartments; Íbúð {o}; {n} Studios {d}; {w} {n} Suites; {d} Lofts by {n}; Stúdíó {o}',
  districts: 'Miðbær; Gamli Bærinn; Höfnin; Vesturbær; Austurbær; Hlíð; Brekka; Tangi',
})
