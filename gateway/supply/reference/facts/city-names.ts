/**
 * City names where the nearest or largest populated place is not what agents call the city, by IATA city code.
 * Also good English for places that the source names otherwise.
 */
export const cityNames: Record<string, string> = {
  MNL: 'Manila', RSW: 'Fort Myers', KWI: 'Kuwait City', CRK: 'Angeles City', FUO: 'Foshan', SWA: 'Shantou',
  CGN: 'Cologne', KNO: 'Medan', HLD: 'Hulunbuir', VIX: 'Vitória', NQZ: 'Astana', PEN: 'Penang', OKA: 'Okinawa',
  CJU: 'Jeju', BDL: 'Hartford', BJV: 'Bodrum', GUM: 'Guam', MAH: 'Mahón', POS: 'Port of Spain', PPT: 'Papeete',
  LGK: 'Langkawi', MLA: 'Malta', MRU: 'Mauritius', PQC: 'Phu Quoc', HMO: 'Hermosillo', MPH: 'Caticlan',
  SXM: 'Philipsburg', KGD: 'Kaliningrad', JZH: 'Jiuzhaigou', UYN: 'Yulin', LPA: 'Las Palmas', ANR: 'Antwerp',
  HAJ: 'Hanover', NUE: 'Nuremberg', VIT: 'Vitoria', OVD: 'Oviedo', XNA: 'Bentonville', YQB: 'Quebec City',
  MVY: "Martha's Vineyard", HYA: 'Hyannis', MLI: 'Moline', SUF: 'Lamezia Terme', KNH: 'Kinmen', LWN: 'Gyumri',
  FNI: 'Nîmes', LUM: 'Mangshi', TIM: 'Timika', DJJ: 'Jayapura', MKQ: 'Merauke', BJL: 'Banjul', ROB: 'Monrovia',
  MIR: 'Monastir', TLM: 'Tlemcen', JRO: 'Kilimanjaro', RAB: 'Rabaul', PGU: 'Asaluyeh', SEZ: 'Mahé',
  CAY: 'Cayenne', SID: 'Sal', BVC: 'Boa Vista', EGE: 'Vail', HDN: 'Steamboat Springs', JTR: 'Santorini',
  VOL: 'Volos', TER: 'Terceira', PXO: 'Porto Santo', VDE: 'El Hierro', JER: 'Jersey', GCI: 'Guernsey',
  KIR: 'Kerry', NOC: 'Knock', KOA: 'Kona', MSN: 'Madison', TAB: 'Tobago', BPN: 'Balikpapan', SVQ: 'Seville',
  ZRH: 'Zurich', SKG: 'Thessaloniki', RHO: 'Rhodes', HER: 'Heraklion', CHQ: 'Chania', URC: 'Urumqi',
  AAR: 'Aarhus', SLL: 'Salalah', HOF: 'Al-Ahsa', CJJ: 'Cheongju', DOM: 'Dominica', ISU: 'Sulaymaniyah',
  MZG: 'Penghu', KWA: 'Kwajalein', BJX: 'León', COK: 'Kochi', ACE: 'Lanzarote', FUE: 'Fuerteventura',
  STT: 'St. Thomas', STX: 'St. Croix', TGD: 'Podgorica', HUI: 'Hue', ECP: 'Panama City Beach', RUN: 'Saint-Denis',
  BRN: 'Bern', TAZ: 'Dashoguz', AZD: 'Yazd', RMF: 'Marsa Alam', QRO: 'Querétaro', DGO: 'Durango', MSO: 'Missoula',
  OIT: 'Oita', MCZ: 'Maceió', KBL: 'Kabul', TIF: 'Taif', GDN: 'Gdansk', VCA: 'Can Tho', SXR: 'Srinagar',
  CUR: 'Curaçao', AUA: 'Aruba', GCM: 'Grand Cayman', ANU: 'Antigua', SKB: 'St. Kitts', CXR: 'Nha Trang',
}
