/** How streets are named and addresses are written in a part of the world. */
export type StreetForm = {
  /** Patterns of a street; `#` is the number. */
  streets: readonly [string, ...string[]]
  /** Words that streets are named after; they replace `*` in a pattern. */
  names: readonly [string, ...string[]]
}

const english =
  'Church,Market,King,Queen,Mill,Bridge,Castle,Park,Station,High,Victoria,Chapel,Grove,Garden,York,Harbour'
const american =
  'Main,Oak,Maple,Washington,Lincoln,Franklin,Jefferson,Park,Lake,Hill,Cedar,Pine,Market,Spring,2nd,5th'

const form = (streets: readonly [string, ...string[]], names: string): StreetForm => ({
  streets,
  names: names.split(',') as [string, ...string[]],
})

const streetForms = {
  british: form(['# * Street', '# * Road', '# * Lane', '# * Square', '# * Terrace'], english),
  american: form(['# * Street', '# * Avenue', '# * Boulevard', '# * Drive'], american),
  portuguese: form(
    ['Rua *, #', 'Avenida *, #', 'Largo *, #', 'Travessa *, #'],
    'da Boavista,das Flores,do Carmo,da Rosa,de São Bento,da Prata,do Sol,das Oliveiras,da Liberdade,do Comércio,Nova,da Fonte,do Mercado,de Santa Catarina',
  ),
  spanish: form(
    ['Calle *, #', 'Avenida *, #', 'Plaza *, #', 'Paseo *, #'],
    'Mayor,del Carmen,de la Cruz,San Miguel,Santa Ana,del Prado,Real,de las Huertas,del Sol,San Francisco,de los Olivos,Nueva,Colón,de la Paz',
  ),
  french: form(
    ['# rue *', '# avenue *', '# boulevard *', '# place *', '# quai *'],
    'de la République,Victor Hugo,des Lilas,Saint-Antoine,du Marché,de la Paix,des Tilleuls,Pasteur,Voltaire,de la Gare,du Temple,Jean Jaurès,des Roses',
  ),
  italian: form(
    ['Via *, #', 'Viale *, #', 'Piazza *, #', 'Corso *, #'],
    'Garibaldi,Mazzini,Roma,Dante,Cavour,San Marco,dei Mille,della Vittoria,Verdi,Santa Lucia,XX Settembre,delle Rose,Nazionale,del Corso',
  ),
  german: form(
    ['*straße #', '*gasse #', '*allee #', '*platz #', '*weg #'],
    'Schiller,Goethe,Linden,Bahnhof,Kirch,Markt,Rosen,Burg,Mozart,Garten,Mühlen,Kaiser,Wald,Brunnen',
  ),
  dutch: form(
    ['*straat #', '*laan #', '*gracht #', '*plein #', '*kade #'],
    'Kerk,Molen,Wilhelmina,Beatrix,Prinsen,Markt,Water,Linden,Haven,Bloemen,Juliana,Linnaeus',
  ),
  swedish: form(
    ['*gatan #', '*vägen #'],
    'Kungs,Drottning,Stor,Hamn,Kyrko,Skol,Park,Öster,Väster,Norr,Strand,Torg',
  ),
  danish: form(['*gade #', '*vej #'], 'Nørre,Vester,Øster,Sønder,Kirke,Skole,Havne,Strand,Bro,Mølle,Torve'),
  norwegian: form(['*gata #', '*veien #'], 'Kirke,Skole,Strand,Stor,Torg,Havne,Park,Elve,Nord,Sør'),
  icelandic: form(
    ['*gata #', '*stígur #', '*braut #'],
    'Hverfis,Njáls,Grettis,Suður,Norður,Skóla,Strand,Hafnar,Kirkju,Tjarnar,Vestur,Sjávar',
  ),
  finnish: form(
    ['*katu #', '*tie #'],
    'Kauppa,Kirkko,Asema,Puisto,Ranta,Koulu,Hämeen,Satama,Linnan,Mylly,Tori',
  ),
  estonian: form(['* tänav #'], 'Pikk,Lai,Aia,Pargi,Kooli,Jaama,Mere,Rüütli,Lossi,Turu,Sadama'),
  latvian: form(
    ['* iela #'],
    'Brīvības,Elizabetes,Skolas,Baznīcas,Dzirnavu,Parka,Stacijas,Ostas,Tirgus,Jūras',
  ),
  lithuanian: form(['* g. #'], 'Vilniaus,Pilies,Bažnyčios,Mokyklos,Stoties,Parko,Turgaus,Malūno,Sodų,Ežero'),
  slavic: form(
    ['ul. * #', 'ul. * #', 'al. * #', 'pl. * #'],
    'Lipowa,Kościelna,Długa,Parkowa,Zielona,Szkolna,Nowa,Ogrodowa,Młyńska,Rynkowa,Zamkowa,Słoneczna',
  ),
  turkish: form(
    ['* Caddesi No: #', '* Sokak No: #', '* Bulvarı No: #'],
    'Atatürk,Cumhuriyet,İstiklal,Bahar,Çınar,Liman,Gül,Yıldız,Zafer,Deniz,Kale,Lale',
  ),
  greek: form(
    ['* #', 'Odos * #', 'Leoforos * #'],
    'Ermou,Athinas,Venizelou,Solonos,Akadimias,Dimokratias,Agiou Georgiou,Omirou,Kanari,Makedonias,Poseidonos,Iroon',
  ),
  russian: form(
    ['ulitsa *, #', 'prospekt *, #', 'naberezhnaya *, #'],
    'Lenina,Pushkina,Sadovaya,Mira,Gagarina,Lesnaya,Chekhova,Tsentralnaya,Molodyozhnaya,Rechnaya,Kirova',
  ),
  arabic: form(
    ['# * Street', '# * Road', '# Sharia *'],
    'Al Nasr,Al Salam,Al Corniche,Al Jamia,Al Souq,Al Wahda,Al Madina,Al Nakheel,Al Bahr,Al Andalus,Al Zahra,Al Qasr',
  ),
  indian: form(
    ['#, * Road', '#, * Marg', '# * Street'],
    'Mahatma Gandhi,Nehru,Station,Temple,Lake,Residency,Gandhi,Church,Park,Brigade,Ashok,Tilak,Patel',
  ),
  chinese: form(
    ['# * Road', '# * Street', '# * Avenue'],
    'Renmin,Zhongshan,Jiefang,Heping,Beijing,Nanjing,Xinhua,Jianshe,Changjiang,Huaihai,Guangming,Dongfeng',
  ),
  japanese: form(
    ['1-#-3 *', '2-#-8 *', '3-#-12 *', '4-#-1 *'],
    'Honmachi,Sakuramachi,Ekimae,Motomachi,Minamimachi,Kitamachi,Chuo,Hamamachi,Yamate,Nakamachi,Teramachi,Aoba',
  ),
  korean: form(
    ['# *-ro', '# *-gil', '# *-daero'],
    'Jungang,Haean,Sejong,Bukchon,Gwangjang,Namsan,Dongho,Hangang,Yulgok,Seongsan,Mareunnae',
  ),
  thai: form(
    ['# * Road', '# Soi *', '#/4 * Road'],
    'Sukhawat,Charoen Rat,Ratchawithi,Phra Arthit,Chaiyapoom,Naresuan,Loi Kroh,Prachathipat,Thepprasit,Rat Uthit,Si Phum',
  ),
  vietnamese: form(
    ['# * Street', '# Duong *', '# Pho *'],
    'Tran Phu,Le Loi,Nguyen Hue,Hai Ba Trung,Ly Thuong Kiet,Bach Dang,Phan Chu Trinh,Le Duan,Hang Bac,Hung Vuong',
  ),
  malay: form(
    ['Jalan * #', 'Jalan * No. #', 'Lorong * #'],
    'Merdeka,Melati,Sudirman,Mawar,Raya,Pantai,Bukit,Kenanga,Cempaka,Pasar,Sultan,Teratai',
  ),
} as const satisfies Record<string, StreetForm>

const groups: Record<keyof typeof streetForms, string> = {
  british: 'GB IE AU NZ ZA MT SG HK JM BB BS GI GG JE IM KE UG GH NG ZW ZM BW NA FJ TT BM',
  american: 'US CA PR GU VI PH LR',
  portuguese: 'PT BR AO MZ CV',
  spanish: 'ES MX AR CL CO PE EC UY PY BO VE CR PA GT HN NI SV DO CU GQ',
  french: 'FR BE LU MC SN CI CM MG MU RE GP MQ GF NC PF TN DZ MA HT GA ML BF TG BJ',
  italian: 'IT SM VA',
  german: 'DE AT CH LI',
  dutch: 'NL SR AW CW',
  swedish: 'SE AX',
  danish: 'DK FO GL',
  norwegian: 'NO SJ',
  icelandic: 'IS',
  finnish: 'FI',
  estonian: 'EE',
  latvian: 'LV',
  lithuanian: 'LT',
  slavic: 'PL CZ SK SI HR BA RS ME MK BG HU RO',
  turkish: 'TR AZ',
  greek: 'GR CY AL',
  russian: 'RU BY UA KZ KG UZ TJ TM MD AM GE MN',
  arabic: 'AE SA QA KW BH OM JO LB IQ SY YE EG LY SD IL PS IR',
  indian: 'IN PK BD LK NP BT MV AF',
  chinese: 'CN TW MO',
  japanese: 'JP',
  korean: 'KR KP',
  thai: 'TH LA KH MM',
  vietnamese: 'VN',
  malay: 'ID MY BN TL',
}

const byCountry = new Map(
  Object.entries(groups).flatMap(([group, codes]) =>
    codes.split(' ').map((code) => [code, streetForms[group as keyof typeof streetForms]] as const),
  ),
)

/** The address format of a country; unknown countries use the British one. */
export function streetFormOf(countryCode: string): StreetForm {
  return byCountry.get(countryCode) ?? streetForms.british
}

/**
 * Postal code formats: `9` is any digit, `1` a digit that is not zero, `A` a letter. Countries that are not
 * listed have five digits; an empty text means that there are no postal codes.
 */
export const postalForms: Readonly<Record<string, string>> = {
  PT: '1999-999',
  BR: '19999-999',
  GB: 'AA1 9AA',
  IE: 'A99 AA99',
  NL: '1999 AA',
  PL: '19-999',
  CZ: '199 99',
  SK: '899 99',
  SE: '199 99',
  GR: '199 99',
  US: '19999',
  CA: 'A1A 9A9',
  JP: '199-9999',
  CH: '1999',
  AT: '1999',
  BE: '1999',
  DK: '1999',
  NO: '1999',
  HU: '1999',
  AU: '1999',
  NZ: '1999',
  ZA: '1999',
  LU: 'L-1999',
  PH: '1999',
  BG: '1999',
  SI: '1999',
  CY: '1999',
  LV: 'LV-1999',
  LT: 'LT-19999',
  IN: '199999',
  CN: '199999',
  SG: '199999',
  RU: '199999',
  VN: '199999',
  RO: '199999',
  KZ: '199999',
  CO: '199999',
  IL: '1999999',
  CL: '1999999',
  IS: '199',
  AR: 'A1999AAA',
  MT: 'AAA 1999',
  AD: 'AD199',
  TW: '199',
  AE: '',
  QA: '',
  HK: '',
  MO: '',
  BS: '',
  UG: '',
  GH: '',
  AO: '',
  JM: '',
  ZW: '',
  BO: '',
  FJ: '',
  PA: '',
}

/**
 * International dialling codes of frequently searched countries; a country that is not listed has none here.
 */
export const diallingCodes: Readonly<Record<string, string>> = {
  PT: '351',
  ES: '34',
  FR: '33',
  IT: '39',
  DE: '49',
  AT: '43',
  CH: '41',
  GB: '44',
  IE: '353',
  NL: '31',
  BE: '32',
  LU: '352',
  DK: '45',
  SE: '46',
  NO: '47',
  FI: '358',
  IS: '354',
  PL: '48',
  CZ: '420',
  SK: '421',
  HU: '36',
  RO: '40',
  BG: '359',
  GR: '30',
  HR: '385',
  SI: '386',
  RS: '381',
  TR: '90',
  RU: '7',
  UA: '380',
  US: '1',
  CA: '1',
  MX: '52',
  BR: '55',
  AR: '54',
  CL: '56',
  CO: '57',
  PE: '51',
  AU: '61',
  NZ: '64',
  ZA: '27',
  EG: '20',
  MA: '212',
  TN: '216',
  KE: '254',
  NG: '234',
  AE: '971',
  SA: '966',
  QA: '974',
  IL: '972',
  JO: '962',
  IN: '91',
  PK: '92',
  LK: '94',
  BD: '880',
  NP: '977',
  CN: '86',
  HK: '852',
  TW: '886',
  JP: '81',
  KR: '82',
  TH: '66',
  VN: '84',
  MY: '60',
  SG: '65',
  ID: '62',
  PH: '63',
  MV: '960',
  MU: '230',
  MT: '356',
  CY: '357',
  IR: '98',
}
