import type { Pausing } from '../once-built.ts'
import { readCities, type SourceCity } from './read-cities.ts'

/** Populated places that are inhabited today, the largest first. */
export function* livingCities(): Pausing<SourceCity[]> {
  const byId = new Map<number, SourceCity>()
  let read = 0
  for (const city of readCities()) {
    if (read++ % 5000 === 0) yield
    if (!uninhabited.has(city.featureCode)) byId.set(city.geonamesId, city)
  }
  yield
  // One number encodes falling population and then rising id; numbers sort ten times as fast as records.
  const order = new Float64Array(byId.size)
  let at = 0
  for (const { population, geonamesId } of byId.values()) {
    order[at++] = (mostPeople - population) * idsBelow + geonamesId
  }
  order.sort()
  yield
  return Array.from(order, (each) => byId.get(each % idsBelow)!)
}

/** Historical, abandoned and destroyed places. */
const uninhabited: ReadonlySet<string> = new Set(['PPLCH', 'PPLH', 'PPLQ', 'PPLW'])
const mostPeople = 2 ** 26
/** All place ids are below this (see place-id.ts), so the product stays a safe integer. */
const idsBelow = 100_000_000

/** The first-level regions listed in region-names.ts. */
export function readRegions(): { countryCode: string; adminCode: string; name: string }[] {
  return regionNames
    .trim()
    .split('\n')
    .flatMap((line) =>
      line
        .slice(4)
        .split('; ')
        .map((entry) => {
          const space = entry.indexOf(' ')
          return {
            countryCode: line.slice(0, 2),
            adminCode: entry.slice(0, space),
            name: entry.slice(space + 1),
          }
        }),
    )
}

/**
 * First-level regions by country: GeoNames admin code and English name. Countries and regions that are not
 * listed have cities only. `TR` and `TH` provinces are named after their capitals where the two agree.
 */
const regionNames = `
US: AL Alabama; AK Alaska; AZ Arizona; AR Arkansas; CA California; CO Colorado; CT Connecticut; DE Delaware; DC District of Columbia; FL Florida; GA Georgia; HI Hawaii; ID Idaho; IL Illinois; IN Indiana; IA Iowa; KS Kansas; KY Kentucky; LA Louisiana; ME Maine; MD Maryland; MA Massachusetts; MI Michigan; MN Minnesota; MS Mississippi; MO Missouri; MT Montana; NE Nebraska; NV Nevada; NH New Hampshire; NJ New Jersey; NM New Mexico; NY New York State; NC North Carolina; ND North Dakota; OH Ohio; OK Oklahoma; OR Oregon; PA Pennsylvania; RI Rhode Island; SC South Carolina; SD South Dakota; TN Tennessee; TX Texas; UT Utah; VT Vermont; VA Virginia; WA Washington State; WV West Virginia; WI Wisconsin; WY Wyoming
CA: 01 Alberta; 02 British Columbia; 03 Manitoba; 04 New Brunswick; 05 Newfoundland and Labrador; 07 Nova Scotia; 08 Ontario; 09 Prince Edward Island; 10 Quebec; 11 Saskatchewan; 12 Yukon; 13 Northwest Territories; 14 Nunavut
AU: 01 Australian Capital Territory; 02 New South Wales; 03 Northern Territory; 04 Queensland; 05 South Australia; 06 Tasmania; 07 Victoria; 08 Western Australia
DE: 01 Baden-Württemberg; 02 Bavaria; 03 Bremen; 04 Hamburg; 05 Hesse; 06 Lower Saxony; 07 North Rhine-Westphalia; 08 Rhineland-Palatinate; 09 Saarland; 10 Schleswig-Holstein; 11 Brandenburg; 12 Mecklenburg-Vorpommern; 13 Saxony; 14 Saxony-Anhalt; 15 Thuringia; 16 Berlin
IT: 01 Abruzzo; 02 Basilicata; 03 Calabria; 04 Campania; 05 Emilia-Romagna; 06 Friuli Venezia Giulia; 07 Lazio; 08 Liguria; 09 Lombardy; 10 Marche; 11 Molise; 12 Piedmont; 13 Apulia; 14 Sardinia; 15 Sicily; 16 Tuscany; 17 Trentino-Alto Adige; 18 Umbria; 19 Aosta Valley; 20 Veneto
ES: 07 Balearic Islands; 27 La Rioja; 29 Community of Madrid; 31 Region of Murcia; 32 Navarre; 34 Asturias; 39 Cantabria; 51 Andalusia; 52 Aragon; 53 Canary Islands; 54 Castilla-La Mancha; 55 Castile and León; 56 Catalonia; 57 Extremadura; 58 Galicia; 59 Basque Country; 60 Valencian Community; CE Ceuta; ML Melilla
FR: 11 Île-de-France; 24 Centre-Val de Loire; 27 Bourgogne-Franche-Comté; 28 Normandy; 32 Hauts-de-France; 44 Grand Est; 52 Pays de la Loire; 53 Brittany; 75 Nouvelle-Aquitaine; 76 Occitanie; 84 Auvergne-Rhône-Alpes; 93 Provence-Alpes-Côte d'Azur; 94 Corsica
GB: ENG England; NIR Northern Ireland; SCT Scotland; WLS Wales
BR: 01 Acre; 02 Alagoas; 03 Amapá; 04 Amazonas; 05 Bahia; 06 Ceará; 07 Federal District; 08 Espírito Santo; 11 Mato Grosso do Sul; 13 Maranhão; 14 Mato Grosso; 15 Minas Gerais; 16 Pará; 17 Paraíba; 18 Paraná; 20 Piauí; 21 Rio de Janeiro State; 22 Rio Grande do Norte; 23 Rio Grande do Sul; 24 Rondônia; 25 Roraima; 26 Santa Catarina; 27 São Paulo State; 28 Sergipe; 29 Goiás; 30 Pernambuco; 31 Tocantins
MX: 01 Aguascalientes; 02 Baja California; 03 Baja California Sur; 04 Campeche; 05 Chiapas; 06 Chihuahua; 07 Coahuila; 08 Colima; 09 Mexico City; 10 Durango; 11 Guanajuato; 12 Guerrero; 13 Hidalgo; 14 Jalisco; 15 State of Mexico; 16 Michoacán; 17 Morelos; 18 Nayarit; 19 Nuevo León; 20 Oaxaca; 21 Puebla; 22 Querétaro; 23 Quintana Roo; 24 San Luis Potosí; 25 Sinaloa; 26 Sonora; 27 Tabasco; 28 Tamaulipas; 29 Tlaxcala; 30 Veracruz; 31 Yucatán; 32 Zacatecas
IN: 01 Andaman and Nicobar Islands; 02 Andhra Pradesh; 03 Assam; 05 Chandigarh; 07 Delhi; 09 Gujarat; 10 Haryana; 11 Himachal Pradesh; 12 Jammu and Kashmir; 13 Kerala; 14 Lakshadweep; 16 Maharashtra; 17 Manipur; 18 Meghalaya; 19 Karnataka; 20 Nagaland; 21 Odisha; 22 Puducherry; 23 Punjab; 24 Rajasthan; 25 Tamil Nadu; 26 Tripura; 28 West Bengal; 29 Sikkim; 30 Arunachal Pradesh; 31 Mizoram; 33 Goa; 34 Bihar; 35 Madhya Pradesh; 36 Uttar Pradesh; 37 Chhattisgarh; 38 Jharkhand; 39 Uttarakhand; 40 Telangana; 41 Ladakh
CN: 01 Anhui; 02 Zhejiang; 03 Jiangxi; 04 Jiangsu; 05 Jilin; 06 Qinghai; 07 Fujian; 08 Heilongjiang; 09 Henan; 10 Hebei; 11 Hunan; 12 Hubei; 13 Xinjiang; 14 Tibet; 15 Gansu; 16 Guangxi; 18 Guizhou; 19 Liaoning; 20 Inner Mongolia; 21 Ningxia; 22 Beijing; 23 Shanghai; 24 Shanxi; 25 Shandong; 26 Shaanxi; 28 Tianjin; 29 Yunnan; 30 Guangdong; 31 Hainan; 32 Sichuan; 33 Chongqing
JP: 01 Aichi; 02 Akita; 03 Aomori; 04 Chiba; 05 Ehime; 06 Fukui; 07 Fukuoka; 08 Fukushima; 09 Gifu; 10 Gunma; 11 Hiroshima; 12 Hokkaido; 13 Hyogo; 14 Ibaraki; 15 Ishikawa; 16 Iwate; 17 Kagawa; 18 Kagoshima; 19 Kanagawa; 20 Kochi; 21 Kumamoto; 22 Kyoto; 23 Mie; 24 Miyagi; 25 Miyazaki; 26 Nagano; 27 Nagasaki; 28 Nara; 29 Niigata; 30 Oita; 31 Okayama; 32 Osaka; 33 Saga; 34 Saitama; 35 Shiga; 36 Shimane; 37 Shizuoka; 38 Tochigi; 39 Tokushima; 40 Tokyo; 41 Tottori; 42 Toyama; 43 Wakayama; 44 Yamagata; 45 Yamaguchi; 46 Yamanashi; 47 Okinawa
AT: 01 Burgenland; 02 Carinthia; 03 Lower Austria; 04 Upper Austria; 05 Salzburg State; 06 Styria; 07 Tyrol; 08 Vorarlberg; 09 Vienna
CH: AG Aargau; BE Canton of Bern; BL Basel-Landschaft; BS Basel-Stadt; FR Canton of Fribourg; GE Canton of Geneva; GR Graubünden; LU Canton of Lucerne; NE Canton of Neuchâtel; SG Canton of St. Gallen; TG Thurgau; TI Ticino; VD Vaud; VS Valais; ZG Canton of Zug; ZH Canton of Zurich
NL: 01 Drenthe; 02 Friesland; 03 Gelderland; 04 Groningen; 05 Limburg; 06 North Brabant; 07 North Holland; 09 Utrecht; 10 Zeeland; 11 South Holland; 15 Overijssel; 16 Flevoland
BE: BRU Brussels; VLG Flanders; WAL Wallonia
GR: ESYE11 Eastern Macedonia and Thrace; ESYE12 Central Macedonia; ESYE13 Western Macedonia; ESYE14 Thessaly; ESYE21 Epirus; ESYE22 Ionian Islands; ESYE23 Western Greece; ESYE24 Central Greece; ESYE25 Peloponnese; ESYE31 Attica; ESYE41 North Aegean; ESYE42 South Aegean; ESYE43 Crete
PT: 02 Aveiro; 03 Beja; 04 Braga; 05 Bragança; 06 Castelo Branco; 07 Coimbra; 08 Évora; 09 Faro; 10 Madeira; 11 Guarda; 13 Leiria; 14 Lisbon; 16 Portalegre; 17 Porto; 18 Santarém; 19 Setúbal; 20 Viana do Castelo; 21 Vila Real; 22 Viseu; 23 Azores
PL: 72 Lower Silesia; 73 Kuyavia-Pomerania; 74 Łódź Voivodeship; 75 Lublin Voivodeship; 76 Lubusz; 77 Lesser Poland; 78 Masovia; 79 Opole Voivodeship; 80 Subcarpathia; 81 Podlasie; 82 Pomerania; 83 Silesia; 84 Holy Cross; 85 Warmia-Masuria; 86 Greater Poland; 87 West Pomerania
TR: 07 Antalya; 09 Aydın; 16 Bursa; 17 Çanakkale; 20 Denizli; 34 Istanbul; 35 Izmir; 48 Muğla; 50 Nevşehir; 68 Ankara; 71 Konya; 81 Adana; 83 Gaziantep; 61 Trabzon; 53 Rize; 38 Kayseri; 32 Mersin
ID: 01 Aceh; 02 Bali; 03 Bengkulu; 04 Jakarta; 05 Jambi; 07 Central Java; 08 East Java; 10 Yogyakarta; 11 West Kalimantan; 12 South Kalimantan; 13 Central Kalimantan; 14 East Kalimantan; 15 Lampung; 17 West Nusa Tenggara; 18 East Nusa Tenggara; 21 Central Sulawesi; 22 Southeast Sulawesi; 24 West Sumatra; 26 North Sumatra; 28 Maluku; 29 North Maluku; 30 West Java; 31 North Sulawesi; 32 South Sumatra; 33 Banten; 34 Gorontalo; 35 Bangka Belitung; 36 Papua; 37 Riau; 38 South Sulawesi; 39 West Papua; 40 Riau Islands; 41 West Sulawesi; 42 North Kalimantan
TH: 02 Chiang Mai; 03 Chiang Rai; 22 Khon Kaen; 40 Bangkok; 46 Chon Buri; 47 Rayong; 49 Trat; 50 Kanchanaburi; 57 Prachuap Khiri Khan; 58 Chumphon; 60 Surat Thani; 61 Phang Nga; 62 Phuket; 63 Krabi; 65 Trang; 68 Songkhla
RU: 38 Krasnodar Krai; 47 Moscow Oblast; 48 Moscow; 66 Saint Petersburg; 42 Leningrad Oblast; 20 Irkutsk Oblast; 59 Primorsky Krai; 73 Tatarstan; 08 Bashkortostan; 71 Sverdlovsk Oblast; 53 Novosibirsk Oblast; 23 Kaliningrad Oblast; 92 Kamchatka; 63 Yakutia; 91 Krasnoyarsk Krai; 65 Samara Oblast; 61 Rostov Oblast; 70 Stavropol Krai; 13 Chelyabinsk Oblast; 90 Perm Krai
ZA: 02 KwaZulu-Natal; 03 Free State; 05 Eastern Cape; 06 Gauteng; 07 Mpumalanga; 08 Northern Cape; 09 Limpopo; 10 North West; 11 Western Cape
AR: 01 Buenos Aires Province; 02 Catamarca; 03 Chaco; 04 Chubut; 05 Córdoba Province; 06 Corrientes; 07 Buenos Aires City; 08 Entre Ríos; 09 Formosa; 10 Jujuy; 11 La Pampa; 12 La Rioja Province; 13 Mendoza Province; 14 Misiones; 15 Neuquén Province; 16 Río Negro; 17 Salta Province; 18 San Juan Province; 19 San Luis Province; 20 Santa Cruz; 21 Santa Fe; 22 Santiago del Estero; 23 Tierra del Fuego; 24 Tucumán
EG: 02 Red Sea; 06 Alexandria Governorate; 08 Giza Governorate; 11 Cairo Governorate; 16 Aswan Governorate; 22 Matrouh; 26 South Sinai; 28 Luxor Governorate
MA: 01 Tanger-Tétouan-Al Hoceïma; 02 Oriental; 03 Fès-Meknès; 04 Rabat-Salé-Kénitra; 05 Béni Mellal-Khénifra; 06 Casablanca-Settat; 07 Marrakech-Safi; 08 Drâa-Tafilalet; 09 Souss-Massa
AE: 01 Abu Dhabi Emirate; 02 Ajman; 03 Dubai Emirate; 04 Fujairah; 05 Ras Al Khaimah; 06 Sharjah Emirate; 07 Umm Al Quwain
SA: 02 Al Bahah; 05 Medina Province; 06 Eastern Province; 08 Qassim; 10 Riyadh Province; 11 Asir; 13 Hail Province; 14 Makkah Province; 15 Northern Borders; 16 Najran Province; 17 Jazan; 19 Tabuk Province; 20 Al Jawf
IR: 07 Fars; 08 Gilan; 11 Hormozgan; 15 Khuzestan; 26 Tehran Province; 28 Isfahan Province; 29 Kerman Province; 33 East Azerbaijan; 35 Mazandaran; 37 Golestan; 40 Yazd Province; 42 Razavi Khorasan; 44 Alborz
SE: 02 Blekinge; 05 Gotland; 06 Halland; 07 Jämtland; 10 Dalarna; 14 Norrbotten; 16 Östergötland; 21 Uppsala County; 22 Värmland; 23 Västerbotten; 26 Stockholm County; 27 Skåne; 28 Västra Götaland
NO: 08 Møre og Romsdal; 09 Nordland; 12 Oslo; 14 Rogaland; 21 Trøndelag; 34 Innlandet; 42 Agder; 46 Vestland; 54 Troms og Finnmark
`
