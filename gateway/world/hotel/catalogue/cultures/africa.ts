import { culture } from './culture.ts'

export const african = culture({
  names:
    'Acacia; Amani; Baobab; Bougainvillea; Calabash; Chui; Coral; Duma; Ebony; Eland; Fahari; Fig Tree; Flame Tree; Gazelle; Hibiscus; Imara; Impala; Jacaranda; Jambo; Kudu; Kilima; Kibo; Kongoni; Lulu; Makuti; Malaika; Mango; Marula; Mbuni; Moringa; Mvuli; Ndege; Nile; Nyala; Oasis; Palm; Pemba; Rafiki; Safari; Sable; Serengeti; Simba; Sunbird; Tamarind; Tembo; Twiga; Ubuntu; Uhuru; Umoja; Weaver; Zawadi; Zebra',
  phrases:
    'by the Lake; on the Ridge; at the Old Market; near the Airport; by the Park; on the Hill; at the Gate; by the River; on the Beach; at the Roundabout; by the Museum; in the Gardens',
  hotel:
    '{n} Hotel; {n} Lodge; The {n} Hotel; {w} Hotel; {w} {n} Hotel; {n} Grand Hotel; {n} Suites {d}; {d} {n} Hotel; {n} Gardens Hotel; {n} Hotel {d}; {n} Royal Hotel; {w} Plaza; Hotel {n}; {n} Continental {d}; {n} Hotel {o}; {n} Inn {d}',
  inn: '{n} Guest House; {n} Guest Lodge; {d} Guest House; {n} Cottage; {n} House; {n} B&B; {n} Guest House {d}; House {o}; {w} {n} Guest House; {n} Homestay',
  flat: '{n} Apartments; {n} Serviced Apartments {d}; {d} Residences; {w} Suites; {n} Court; {w} {n} Apartments; {n} Villas; {n} Heights {d}; {d} Homes by {n}; {n} Studios {d}; {n} Apartments {o}; {w} Residences {d}',
  districts:
    'City Centre; Airport Road; Hilltop; Lakeside; Market; Government Hill; University; Riverside; Garden Estate; Old Town; Station; Independence Avenue; Industrial Area; Ridge; Victoria Road; New Layout',
})

export const island = culture({
  names:
    'Anchor; Bamboo; Banyan; Barefoot; Blue Lagoon; Bougainvillea; Breeze; Coconut; Conch; Coral; Dolphin; Flamingo; Frangipani; Hibiscus; Horizon; Kingfisher; Mango; Mermaid; Moonrise; Nutmeg; Orchid; Palm; Papaya; Pearl; Pelican; Pineapple; Reef; Sandpiper; Seagrape; Seahorse; Shell; Starfish; Sugar Mill; Sunset; Tamarind; Tradewinds; Turtle; Vanilla; Windward',
  phrases:
    'on the Bay; at the Reef; by the Jetty; on the Point; at the Marina; by the Lagoon; on the Hill; by the Beach; at the Old Harbour; on the Sands',
  hotel:
    '{n} Hotel; {n} Beach Hotel; {n} Resort & Spa; The {n}; {n} Bay Resort; {w} {n} Hotel; {n} Cove Hotel; {d} {n} Hotel; {n} Inn {o}; {w} Beach Resort; Hotel {n} {d}; {n} Sands; {n} Hotel {o}',
  inn: '{n} Guest House; {n} Cottage; {d} Guest House; {n} House; Villa {n}; {n} Rooms {o}; {w} {n} Guest House; {n} Beach Cabins',
  flat: '{n} Apartments; {n} Villas; {d} Apartments; {w} Suites; {n} Beach House; {n} Studios {d}; {w} {n} Apartments; Villa {n} {d}; {n} Apartments {o}; {n} Bungalows',
  districts: 'Harbour; Bay; Beach; Town Centre; Point; Marina; Hill; Airport; Lagoon; Market',
})
