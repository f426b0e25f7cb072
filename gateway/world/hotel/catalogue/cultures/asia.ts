import { culture } from './culture.ts'

export const indian = culture({
  names:
    'Aarya; Abhinandan; Amrit; Anand; Ananya; Apsara; Aradhana; Ashirwad; Ashoka; Atithi; Avadh; Blue Lotus; Chandra; Crystal; Darpan; Deepam; Devi; Emerald; Gajraj; Galaxy; Ganga; Gokul; Green Leaf; Gulmohar; Hari; Heritage; Indraprastha; Jasmine; Kamal; Kaveri; Kohinoor; Krishna; Lakshmi; Madhuban; Maharaja; Manohar; Mayur; Meera; Moonlight; Nandini; Natraj; Neelam; Orchid; Padmini; Pearl; Prakash; Raj Mahal; Rajdhani; Rang; Sagar; Sai; Samrat; Sangam; Saptagiri; Shalimar; Shanti; Shivam; Silver Oak; Sona; Sunbeam; Surya; Swagat; Tulip; Utsav; Vaibhav; Vasant; Vrinda; Yatri',
  phrases:
    'by the Lake; at the Old Fort; near the Station; by the Ghats; at the Banyan Tree; on the Mall; by the Temple; at the Spice Market; near the Airport; by the Gardens; on the Ridge; at Civil Lines',
  hotel:
    'Hotel {n}; {n} Hotel; {n} Palace; The {n}; {w} Grand Hotel; {n} International; Hotel {n} Residency; {w} {n} Hotel; {n} Inn; Hotel {n} {d}; {d} {n} Hotel; The {w} {n}; {n} Regency {d}; {n} Heritage Hotel; Hotel {w} {d}; {n} Executive {d}; {n} Continental; Hotel {n} {o}',
  inn: '{n} Guest House; {n} Homestay; {d} Guest House; {n} Villa Homestay; Casa {n}; {n} Lodge; {n} Homestay {d}; {n} Guest House {o}; {w} {n} Homestay; Atithi {n}',
  flat: '{n} Serviced Apartments; {d} Residency; {n} Suites {d}; {w} Studios; {n} Residency; {w} {n} Apartments; {n} Studio {d}; {n} Villas; {d} Stay by {n}; {n} Apartments {o}; {w} Suites {d}',
  districts:
    'Station Road; Civil Lines; Old City; MG Road; Gandhi Nagar; Lake Side; Cantonment; Sadar Bazaar; Airport Road; Nehru Nagar; Temple Street; Model Town; Ring Road; Ashok Nagar',
})

export const thai = culture({
  names:
    'Ayara; Baan Suan; Buri; Chaba; Chang; Chada; Dao; Eden; Erawan; Fah; Fern; Ivory; Jasmine; Jomthian; Kanda; Kinnaree; Krung; Lanna; Leelawadee; Lila; Lotus; Mali; Mandara; Maneechan; Mekong; Monsoon; Nara; Narai; Navarat; Nok; Orchid; Phra Nakhon; Pikul; Plumeria; Rachada; Raya; Rattana; Ruen Thai; Sala; Sapphaya; Sawasdee; Siri; Sukhothai Garden; Suriya; Tamarind; Tara; Teak; Ton Palm; Vimarn; Wanda; White Elephant; Wiang',
  phrases:
    'by the Canal; at the Night Market; near the Skytrain; by the River; at the Temple Gate; on the Beach Road; by the Old Pier; at the Garden; near the Market; by the Bay',
  hotel:
    '{n} Hotel; The {n}; {n} Boutique Hotel; {w} Hotel; {w} {n} Hotel; {n} Resort & Spa; {n} Grand Hotel {d}; {n} {d}; {n} Place; {d} {n} Hotel; {w} Residence Hotel; {n} Park Hotel; Baan {n}; {w} {d} Hotel; {n} Hotel {o}',
  inn: 'Baan {n}; {n} Guesthouse; {d} Guesthouse; {n} House; {n} Homestay; Baan {n} {d}; House {o}; {w} {n} House; {n} Inn {d}',
  flat: '{n} Residence; {n} Serviced Apartments; {d} Residence; {w} Suites; {n} Place {d}; {w} {n} Residence; {n} Condo {d}; {n} Studios {o}; {d} Lofts by {n}; {n} Pool Villas; {w} Condo {d}',
  districts:
    'Old Town; Night Market; Riverside; Station; Beach Road; City Centre; Temple District; Nai Mueang; University; Bypass; Market; Airport',
})

export const vietnamese = culture({
  names:
    'An Phu; An Nam; Ban Mai; Bao Ngoc; Bamboo; Bich Van; Bong Sen; Cam Tu; Cat Tuong; Dai Duong; Dong Khanh; Golden Lotus; Hai Yen; Ha My; Hoa Binh; Hoang Anh; Hoang Gia; Hong Ha; Huong Sen; Kim Lien; Lan Anh; Le Jardin; Linh Lan; Mai Vang; Mimosa; Minh Tam; Moon; My Lan; Nam Phuong; Ngoc Lan; Phoenix; Phu Quy; Quynh Hoa; Royal Jade; Saigon Pearl; Sao Mai; Sen Viet; Song Huong; Sunflower; Thanh Binh; Thien Phu; Trang An; Truc Mai; Tulip; Viet Hoa; Xuan Hoa',
  phrases:
    'by the Lake; in the Old Street; near the Market; by the Opera; at the Cathedral; by the River; on the Beach; at the Lantern Bridge; near the Station; in the Alley',
  hotel:
    '{n} Hotel; {n} Boutique Hotel; {w} {n} Hotel; {n} Grand Hotel; {w} Hotel; {n} Palace Hotel; {n} Central Hotel; {n} Hotel {d}; {d} {n} Hotel; {w} Pearl {d}; {n} Riverside Hotel; {n} Hotel & Spa; {w} {d} Hotel; {n} Hotel {o}',
  inn: '{n} Homestay; {n} Guesthouse; {d} Homestay; Nha {n}; {n} Garden Homestay; {n} House {d}; House {o}; {w} {n} Homestay; {n} Hostel & Rooms',
  flat: '{n} Apartments; {n} Serviced Apartments {d}; {d} Residences; {w} Studios; {n} Villa; {w} {n} Apartments; {n} Suites {d}; {d} Balcony by {n}; {n} Condotel; Studio {o} {d}; {w} Home {d}',
  districts:
    'Old Quarter; City Centre; Riverside; Beach; Station; Market; Ward 1; Ward 2; Ward 3; University; Lake; Citadel',
})

export const malay = culture({
  names:
    'Alamanda; Anggrek; Anggun; Arjuna; Asri; Bali Indah; Batik; Bayu; Bintang; Bukit; Bumi; Bunga; Cahaya; Cempaka; Cendana; Citra; Damai; Delima; Dewi; Garuda; Gemilang; Grand Permata; Hijau; Indah; Istana; Jati; Kamboja; Kartika; Kencana; Kenanga; Kusuma; Lestari; Lotus; Mahkota; Mawar; Melati; Mentari; Mutiara; Nirwana; Nusa; Padi; Pandan; Paradiso; Pelangi; Permata; Pesona; Puri; Putri; Rama; Ratna; Samudra; Sari; Sekar; Selamat; Seri; Sinar; Surya; Tanjung; Teratai; Tirta; Wijaya; Wisma',
  phrases:
    'by the Rice Fields; on the Beach; near the Market; by the Mosque Square; at the Old Town; by the River; at the Palm Garden; near the Station; on the Hill; by the Harbour',
  hotel:
    'Hotel {n}; {n} Hotel; Grand {n} Hotel; {w} {n} Hotel; {n} Boutique Hotel; {w} Hotel; The {n}; {n} Inn {d}; {n} Resort; {d} {n} Hotel; Hotel {n} {d}; {w} Plaza Hotel {d}; {n} Garden Hotel; {n} Heritage Hotel; {n} Hotel {o}',
  inn: '{n} Homestay; {n} Guest House; Wisma {n}; {d} Guest House; Rumah {n}; Puri {n}; {n} Homestay {d}; {w} {n} Guest House; House {o}; Pondok {n}',
  flat: '{n} Residence; {n} Apartments {d}; {d} Residences; {w} Suites; Villa {n}; {w} {n} Residence; {n} Suites {d}; {n} Service Apartment; {d} Loft by {n}; Villa {n} {d}; Studio {o} {d}',
  districts:
    'Pusat Kota; Kota Lama; Alun-Alun; Pasar Baru; Stasiun; Pelabuhan; Taman Sari; Universitas; Bandara; Sudirman; Merdeka; Pantai',
})

export const filipino = culture({
  names:
    'Amihan; Anahaw; Bahay Kubo; Balai; Banaue; Bayani; Casa Blanca; Dalisay; Diamante; Escala; Estrella; Fuente; Gumamela; Habagat; Harana; Hiraya; Ilang-Ilang; Intramuros; Isla; Kalayaan; Lakan; Luntian; Mabuhay; Maharlika; Makiling; Malaya; Mango; Marahuyo; Maya; Narra; Palawan Pearl; Perlas; Sampaguita; San Agustin; Sinag; Solana; Tala; Tamaraw; Waling-Waling',
  phrases:
    'by the Bay; near the Plaza; at the Port; on the Boulevard; by the Cathedral; at the Mango Grove; near the Market; on the Beach',
  hotel:
    'Hotel {n}; {n} Hotel; {n} Suites; {w} {n} Hotel; {n} Grand Hotel; {w} Hotel; {n} Bay Hotel; {n} Inn {d}; {d} {n} Hotel; {n} Resort; The {n} {d}; {n} Pension House; {n} Hotel {o}',
  inn: '{n} Pension; {n} Guest House; Casa {n}; {n} Inn; {d} Rooms; Bahay {n}; {n} Homestay {d}; House {o}; {w} {n} Guest House',
  flat: '{n} Residences; {n} Apartments {d}; {d} Condotel; {w} Suites; {n} Tower {d}; {w} {n} Residences; {n} Studio {d}; {d} Staycation by {n}; Villa {n}; Condo {o} {d}',
  districts:
    'Poblacion; Bayside; Plaza; Port Area; San Jose; Santo Niño; Market; University; Airport; Uptown; Beach; San Isidro',
})

export const japanese = culture({
  names:
    'Akane; Aoi; Asahi; Ayame; Botan; Chidori; Fuji; Fukuro; Fuyo; Hanabi; Hanazono; Hayabusa; Hibiki; Hinode; Hokuto; Hoshi; Ichiban; Iroha; Kaede; Kagetsu; Kaguya; Kasumi; Kikyo; Kiku; Kohaku; Komorebi; Koyo; Matsu; Midori; Mikado; Minato; Miyabi; Mizuki; Mori; Musashino; Nadeshiko; Nagomi; Natsu; Ogawa; Oboro; Rin; Sagano; Sakura; Sasa; Shiki; Shirakaba; Shizuku; Sora; Suzuran; Tachibana; Takara; Tatsumi; Tokiwa; Tsubaki; Tsuki; Ume; Wakaba; Yamabuki; Yamato; Yayoi; Yoshino; Yuki',
  phrases:
    'East Exit; West Exit; Ekimae; South Exit; by the Canal; Park Side; Higashi; Nishi; Garden Side; North Exit; River Side; Minami',
  hotel:
    'Hotel {n}; {n} Hotel {d}; Hotel {n} {d}; {d} {n} Hotel; {n} Inn {d}; {w} Hotel; Hotel {w} {d}; {w} {n} Hotel; {n} Grand Hotel; The {n} {d}; Hotel {n} {o}; {d} Station Hotel {n}; {n} Business Hotel; {n} Garden Hotel {d}; Hotel {n} {d} {o}; {n} Premier {d}',
  inn: 'Minshuku {n}; Guest House {n}; {d} Guest House {n}; Machiya {n}; {n} House; Pension {n}; Yado {n}; {w} Guest House; {n} Rooms {d}; Guest House {n} {o}',
  flat: '{n} Residence {d}; {d} Apartments {n}; {n} Stay {d}; {w} Residence; {n} House {d}; {w} {n} Apartments; Villa {n}; {d} Machiya {n}; {n} Flats {d} {o}; Condominium {n} {d}; {n} Suites {d}',
  districts:
    'Ekimae; Honmachi; Sakae; Chuo; Minato; Kita; Minami; Higashi; Nishi; Showa; Shinmachi; Onsen-gai; Castle Park; Motomachi',
})

export const korean = culture({
  names:
    'Aram; Areum; Baekje; Byeol; Bom; Bukchon; Cheongdam; Dajeong; Dalbit; Damyang; Dohwa; Eunha; Gaon; Geumgang; Gyeongju; Hana; Hanbit; Haneul; Haru; Hwarang; Joy; Kukje; Maru; Miru; Moonlight; Mugunghwa; Namu; Nari; Noble; Noeul; On; Onnuri; Parangsae; Rose; Saebyeok; Saemaul; Sarang; Sejong; Seorak; Silla; Sol; Songdo; Taeyang; Taepyeong; Yeonhwa; Yuri',
  phrases:
    'at the Station; by the Palace; near the Market; by the Stream; at the Old Gate; by the River Park; near the Campus; on the Hill',
  hotel:
    'Hotel {n}; {n} Hotel; {n} Tourist Hotel; {w} Hotel; Hotel {n} {d}; {w} {n} Hotel; {d} {n} Hotel; The {n} {d}; {n} Business Hotel {d}; {n} Boutique Hotel; Hotel {w} {d}; {n} Grand Hotel; {n} Stay {d}; {n} Hotel {o}',
  inn: '{n} Guesthouse; {n} Hanok Stay; {d} Guesthouse; {n} House; {n} Guesthouse {d}; Hanok {n}; {w} Hanok; House {o}; {w} {n} Guesthouse',
  flat: '{n} Residence; {n} Residence {d}; {d} Studios; {w} Suites; {n} House {d}; {w} {n} Residence; {d} Rooftop by {n}; {n} Serviced Residence {d}; Pension {n}; Studio {o} {d}',
  districts:
    'Jungang; Station; Sinsigaji; Dongmun; Nammun; Beach; University; Haeundae Road; Market; City Hall; Seobu; Riverside',
})

export const chinese = culture({
  names:
    'Baiyun; Bamboo; Blossom; Celestial; Changfu; Cloud Gate; Crane; Crystal; Dragon Gate; East Lake; Eight Horses; Fenghuang; Five Clouds; Fortune; Fuhua; Golden Bridge; Golden Lotus; Grand Canal; Great Wall; Guihua; Harmony; Hongfu; Huatian; Huaxia; Jade Garden; Jade Pavilion; Jasmine; Jiahe; Jinhai; Jinyuan; Kunlun; Lantern; Lucky Star; Magnolia; Moonlight; New Era; Nine Rivers; Osmanthus; Pagoda; Peony; Phoenix; Pine; Plum Garden; Prosperity; Red Leaf; Rising Sun; River Pearl; Ruyi; Scholars; Seven Stars; Silk Road; Spring Garden; Sunlight; Swan Lake; Tianfu; Tianhe; Tianlong; Tongda; Wanfu; Wenhua; West Garden; White Crane; Willow; Xianghe; Xinhua; Yinhai; Yulong; Yunding; Zhonghua; Zijin',
  phrases:
    "by the Lake; at the Old Gate; on the Pedestrian Street; by the Canal; at the Railway Station; in the Lane; by the Temple; at the Exhibition Centre; by the Bridge; at the People's Park; by the Drum Tower; in the New District; by the Metro; at the University",
  hotel:
    '{n} Hotel; {n} Grand Hotel; {n} International Hotel; {w} {n} Hotel; {d} {n} Hotel; {n} Business Hotel {d}; {n} Garden Hotel; {w} Hotel {d}; {n} Hotel {d}; {n} Boutique Hotel; {n} Plaza Hotel {d}; {n} Holiday Hotel; {w} {d} {n} Hotel; {n} Express {d}; {n} Courtyard Hotel; {n} Hotel {o}; {w} {n} Hotel {d}',
  inn: '{n} Guesthouse; {n} Inn; {d} Guesthouse; {n} Homestay; {n} Courtyard; {n} Inn {d}; {w} {n} Guesthouse; House {o}; {n} Teahouse Inn {d}',
  flat: '{n} Apartments; {n} Serviced Apartments {d}; {d} Residence; {w} Suites; {n} Aparthotel {d}; {w} {n} Apartments; {n} Residence {d}; {n} Loft {d}; {d} Homes by {n}; {n} Villa; {n} Apartment {o}; {w} {n} Residence {d}; {n} Studio {d}; {n} Tower Apartments {o}',
  districts:
    'City Centre; Old Town; Railway Station; High-Tech Zone; Riverside; New District; University Town; Exhibition Centre; Airport; Lakeside; East Gate; West Gate; Drum Tower; Pedestrian Street; Development Zone; Jiefang Road; Zhongshan Road; Renmin Road; Xinhua Road; Jianshe Road; Heping; Nanshan; Beihai',
})
