import { culture } from './culture.ts'

export const turkish = culture({
  names:
    'Akasya; Aladin; Altın; Anadolu; Ankyra; Asitane; Asmalı; Ayasofya; Barbaros; Beyaz; Büyük Saray; Cihangir; Çınar; Çelebi; Dilara; Ela; Elmas; Emir; Evliya; Fatih; Ferman; Galip; Gülhane; Hanedan; Hürrem; İpek; Kaftan; Karaca; Kervan; Konak; Kubbe; Lale; Levent; Marti; Mavi; Meydan; Mihrimah; Nar; Orient; Osman; Paşa; Piri Reis; Rüya; Safir; Seyhan; Sinan; Şehrazat; Sümbül; Tuğra; Yıldız; Zümrüt',
  phrases:
    'by the Old Hamam; at the Spice Market; by the City Wall; under the Plane Tree; at the Caravanserai; by the Ferry Pier; at the Fountain; by the Tulip Garden; on the Hill; by the Minaret',
  hotel:
    'Hotel {n}; {n} Hotel; {n} Palace Hotel; {w} Hotel; {n} Boutique Hotel; {w} {n} Hotel; Grand {n} Hotel; {n} Suites {d}; {d} {n} Hotel; {n} Konak Hotel; {w} Park Hotel; {n} Hotel {d}; The {w} {d}; {n} Old City Hotel; {n} Hotel {o}',
  inn: '{n} Guest House; {n} Pansiyon; {n} Konak; {d} Guest House; {n} Evi; Konak {o}; {n} Rooms {d}; {w} {n} Guest House; {n} House {o}',
  flat: '{n} Apartments; {d} Apartments; {n} Residence; {w} Suites; {n} Suites {d}; {w} {n} Apartments; {n} Apart {d}; {d} Terrace by {n}; {n} Lofts {d}; {w} Residence {d}; {n} Flats {o}',
  districts:
    'Merkez; Kale; Çarşı; Cumhuriyet; İstasyon; Sahil; Yeni Mahalle; Bahçelievler; Üniversite; Hisar; Atatürk; Yalı',
})

export const arabic = culture({
  names:
    'Al Andalus; Al Bustan; Al Dana; Al Diwan; Al Fanar; Al Farah; Al Hamra; Al Jazira; Al Jawhara; Al Kasr; Al Khaleej; Al Manar; Al Marsa; Al Masa; Al Mina; Al Nakheel; Al Noor; Al Qasr; Al Rayyan; Al Rawda; Al Reem; Al Sahra; Al Salam; Al Waha; Al Yasmin; Al Zahra; Amir; Arjan; Badr; Cedar; Dar Al Salam; Fairuz; Ghazal; Jumana; Kanz; Layali; Lulu; Majlis; Marjan; Mirage; Nada; Najma; Nour; Qamar; Rimal; Safir; Sahara; Samar; Shams; Sultan; Topaz; Wadi; Yaqout; Zain; Zumurrud',
  phrases:
    'by the Corniche; at the Old Souq; by the Creek; at the Palm Grove; on the Square; by the Lagoon; near the Mosque; by the Gate; at the Spice Souq; by the Fort',
  hotel:
    '{n} Hotel; {n} Palace Hotel; {w} Hotel; {n} Grand Hotel; {w} {n} Hotel; {n} Plaza; {n} Hotel {d}; {n} Suites Hotel; {d} {n} Hotel; Royal {n} Hotel; {w} Gate Hotel; {n} Park Hotel {d}; {w} {d} Hotel; The {n}; {n} Towers {d}; {w} {n} Suites',
  inn: '{n} Guest House; Dar {n}; {d} Guest House; {n} Rooms; Bayt {n}; {n} House {d}; House {o}; {w} {n} Guest House; {n} Inn',
  flat: '{n} Hotel Apartments; {d} Residences; {n} Residence; {w} Suites; {n} Furnished Apartments {d}; {w} {n} Residence; {n} Serviced Apartments; {n} Tower Apartments {d}; {d} Homes by {n}; {w} View Apartments {d}; Apartment {o} {d}; {n} Studios {d}',
  districts:
    'Corniche; Old Souq; Al Medina; Al Nahda; Al Salam; Airport; Al Rawda; University; Al Marsa; Downtown; Al Hamra; New City',
})

export const maghrebi = culture({
  names:
    'Amal; Amina; Anika; Aziza; Chellah; Chama; Dalia; El Amine; El Fenn; Fantasia; Fès Jdid; Habiba; Hamza; Ibtissam; Jnane; Kenza; Khadija; Laila; Lamia; Lotus; Malika; Mehdi; Mounia; Moulay; Nezha; Nour; Oumnia; Rahba; Safran; Salma; Sidi Bouali; Soraya; Tamuda; Tanja; Yacout; Yasmina; Zahia; Zineb; Zitoun',
  phrases:
    "des Orangers; du Palmier; des Épices; de la Fontaine; du Souk; des Roses; des Étoiles; du Potier; de la Palmeraie; du Jasmin; des Artisans; de l'Oasis",
  hotel:
    'Hôtel {n}; {n} Palace; Hôtel {w}; Riad {n}; {w} {n} Hotel; Riad {o}; Kasbah {n}; Hôtel {o}; {d} {n} Hotel; Palais {n}; {n} Hotel & Spa; Riad {n} {w}; Riad {n} {d}; Hôtel {n} {d}',
  inn: 'Riad {n}; Dar {n}; Maison {o}; Dar {o}; Riad {o}; Dar {n} {d}; {d} Guest House; Riad {w} {n}',
  flat: 'Appartements {n}; {n} Residence {d}; {d} Apartments; Villa {n}; {w} Lofts; {n} Apartments {d}; {w} {n} Apartments; Résidence {o}; Studio {o} {d}; {w} Suites {d}',
  districts:
    'Medina; Ville Nouvelle; Kasbah; Mellah; Corniche; Gare; Hivernage; Palmeraie; Université; Marché Central',
})

export const persian = culture({
  names:
    'Abbasi; Aria; Arg; Atlas; Azadi; Bagh; Chehel; Chamran; Darya; Diba; Eram; Esteghlal; Ferdows; Firouzeh; Ghasr; Golestan; Hafez; Iranshahr; Karoon; Keryas; Khajoo; Khayyam; Kourosh; Mahan; Marmar; Mehr; Moshir; Negar; Niloofar; Pardis; Parsa; Parvaz; Pasargad; Persepolis; Piroozy; Rumi; Saadi; Safavi; Sepehr; Setareh; Shahab; Sheikh Bahaei; Sima; Toranj; Venus; Zagros; Zandieh',
  phrases:
    'by the Bazaar; in the Persian Garden; at the Old Caravanserai; by the Square; at the Pomegranate Tree; by the Bridge; near the Shrine; at the Windcatcher',
  hotel:
    '{n} Hotel; {n} Grand Hotel; {n} Traditional Hotel; {w} Hotel; {w} {n} Hotel; Hotel {n} {d}; {n} International Hotel; {n} Palace; {d} {n} Hotel; Saraye {n}; {n} Boutique Hotel; {w} {d} Hotel',
  inn: '{n} Guest House; {n} Traditional House; Khaneh {n}; House {o}; {d} Guest House; {w} {n} House; {n} Hostel House; {n} Eco-Lodge',
  flat: '{n} Hotel Apartments; {d} Apartments; {n} Residence; {w} Suites; {n} Suites {d}; {w} {n} Residence; {n} Furnished Apartments {d}; Suite {o}; {d} Homes by {n}',
  districts:
    'Bazaar; Vali Asr; Enghelab; Imam Square; Railway; Ferdowsi; University; Chaharbagh; Bagh; Golestan; Azadi; Old Town',
})

export const caucasian = culture({
  names:
    'Alaverdi; Alma; Anano; Ararat; Ark; Armen; Astoria; Aziz; Batumi Star; Chinar; Dolabauri; Flame; Gelati; Grand Palace; Iveria; Kala; Kartli; Kazbek; Khazar; Kopala; Leonid; Mariam; Metekhi; Mtatsminda; Nairi; Narikala; Nino; Old Gate; Pomegranate; Prospect; Rustaveli; Sapphire; Shirvan; Tamar; Tbilo; Terrace; Tsar; Urartu; Vardo; Vere; Zarafshan; Ziyafat',
  phrases:
    'by the Old Baths; on the Terrace; at the Vine Yard; by the Fortress; at the Silk Road; by the Sea Park; on the Hill; by the Opera',
  hotel:
    'Hotel {n}; {n} Hotel; {n} Palace Hotel; {w} Hotel; {n} Boutique Hotel; {w} {n} Hotel; Grand Hotel {n}; {n} Inn {d}; {d} {n} Hotel; Hotel {n} {d}; {w} Plaza; Hotel {o}',
  inn: 'Guest House {n}; {n} Guest House; {d} Guest House; House {o}; {n} Rooms {d}; {w} {n} Guest House; Family Hotel {n}',
  flat: '{n} Apartments; {d} Apartments; {n} Residence {d}; {w} Suites; {w} {n} Apartments; Apartment {o}; {n} Lofts; {d} Balcony by {n}; {n} Aparthotel',
  districts: 'Old Town; Centre; Boulevard; Station; Riverside; Upper Town; Park; Bazaar; University; Seaside',
})
