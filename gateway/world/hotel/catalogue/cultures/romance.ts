import { culture } from './culture.ts'

export const portuguese = culture({
  names:
    'Avenida; Alvorada; Aurora; Bela Vista; Boa Hora; Bragança; Camélia; Camões; Castelo; Dom Afonso; Dom João; Dona Inês; Duque; Esperança; Estrela; Flor de Lis; Glória; Horizonte; Infante; Jardim; Laranjeira; Lusitano; Magnólia; Marquês; Nacional; Navegador; Oliveira; Oriente; Palmeira; Pérola; Primavera; Principal; Rainha Santa; Real; Roma; Rosa; Santa Clara; Santa Luzia; São Bento; São Jorge; São Mamede; São Pedro; Vasco; Vila Nova; Violeta',
  phrases:
    'do Miradouro; da Ribeira; do Largo; da Praça; do Jardim; da Fonte; do Cais; da Sé; das Flores; dos Anjos; do Castelo; da Torre; do Mercado; da Guitarra; do Fado; dos Azulejos; da Oliveira; do Pátio; da Colina; da Graça; das Janelas Verdes; do Arco; da Bica; do Poço; da Estrela; do Sol; do Rio; da Baixa; do Pinheiro; da Avó; da Moura; do Alecrim',
  hotel:
    'Hotel {n}; Hotel {n} Palace; {n} Hotel; {w} Riverside; Casa {o}; Hotel {o}; {n} Boutique Hotel; Palácio {o}; Hotel {w}; Grande Hotel {n}; {w} Plaza Hotel; Hotel {n} {w}; {d} {n} Hotel; Solar {o}; {n} Garden Hotel; Hotel {w} {o}; {n} {d} Hotel; Pousada {o}',
  inn: 'Casa {o}; Pensão {n}; Residencial {n}; Quinta {o}; {n} Guest House; Hospedaria {o}; {d} Guest House; {w} Rooms; Casa {n}; {n} Charm Rooms; Residencial {n} {d}; {w} {n} Guest House',
  flat: '{d} Terrace Apartments; Casa {o} Apartments; {n} Apartments; {w} Lofts; Apartamentos {n}; {d} Tile House; {n} Studios {d}; {w} Sunny Flat {d}; {n} Flats; {d} View by {n}; {n} Terrace {d}; {w} Residence {d}; Varanda {o}; {n} Suites {d}; {w} {n} Apartments',
  districts:
    'Centro; Baixa; Ribeira; Alto da Vila; Bairro Novo; São José; Santo António; Boavista; Estação; Praia; Mercado; Jardim',
})

export const spanish = culture({
  names:
    'Alameda; Alcázar; Alhambra; Almirante; Aragón; Azahar; Bolívar; Cervantes; Colón; Condal; Continental; Cortés; Don Juan; Doña Elvira; El Greco; Emperador; Felipe; Goya; Gran Vía; Imperial; Infanta; Isabel; La Perla; Las Palmas; Libertador; Los Arcos; Magallanes; Mayor; Mirador; Miramar; Monterrey; Nacional; Pizarro; Plaza; Princesa; Quijote; Reina Cristina; Regina; Rosales; San Carlos; San Martín; San Miguel; Santa Ana; Santa Marta; Santiago; Sierra; Sol; Velázquez; Victoria',
  phrases:
    'del Sol; de la Luna; del Patio; de las Flores; de la Plaza; del Prado; de los Naranjos; del Mar; de la Fuente; del Rey; de la Reina; de los Ángeles; del Parque; de la Torre; del Arco; de la Catedral; del Río; del Obispo; de las Palmas; del Marqués; de la Abuela; del Mercado; de los Arcos; del Virrey; de la Muralla; del Puente; del Olivo; de las Estrellas',
  hotel:
    'Hotel {n}; Gran Hotel {n}; {n} Palace; Hotel {o}; Hotel {n} {w}; {w} Plaza; {n} Suites Hotel; Hotel Boutique {n}; Posada {o}; Hotel {w}; Hotel Casa {o}; {n} {d} Hotel; Hotel {n} {d}; Palacio {o}; {w} Park Hotel; Hotel {w} {n}; Hotel Boutique {o}',
  inn: 'Hostal {n}; Pensión {n}; Casa {o}; Posada {o}; Casa {n}; Hostal {o}; {d} Rooms; {n} Guest House; Casona {o}; Hostal {n} {d}; {w} Rooms {n}',
  flat: 'Apartamentos {n}; {d} Apartments; {n} Apartments {d}; {w} Lofts; Casa {o} Apartments; {n} Suites {d}; Ático {o}; {w} {n} Apartments; {d} Terrace by {n}; Estudios {n}; {w} Flats {d}; Balcones {o}; {n} Residence {d}',
  districts:
    'Centro; Casco Antiguo; San José; La Estación; Santa Lucía; El Carmen; Las Flores; Alameda; Universidad; La Merced; San Francisco; Nueva Ciudad',
})

export const french = culture({
  names:
    "Bellevue; Beauséjour; Cardinal; Central; Champlain; Continental; Excelsior; Georges; Grand Cerf; Hermitage; Jeanne d'Arc; La Fayette; Lamartine; Les Lilas; Lumière; Magenta; Malherbe; Métropole; Mirabeau; Molière; Monsigny; Napoléon; Observatoire; Panache; Pavillon; Racine; Régence; Richelieu; Rivoli; Ronsard; Royal; Saint-Honoré; Saint-Louis; Saint-Michel; Sainte-Anne; Sully; Turenne; Vendôme; Verlaine; Victor; Voltaire",
  phrases:
    "du Lac; de la Gare; des Arts; du Parc; de la Paix; des Lilas; du Midi; de l'Horloge; de la Place; du Pont; des Voyageurs; du Commerce; de France; de l'Europe; du Palais; de la Cathédrale; des Remparts; du Vieux Port; de la Fontaine; du Théâtre; des Tilleuls; du Lion d'Or; de la Poste; des Grands Hommes; du Marché; de l'Abbaye; du Moulin; des Marronniers",
  hotel:
    'Hôtel {n}; Hôtel {o}; Grand Hôtel {o}; {n} Hôtel; Hôtel {n} {w}; Le {n}; Hôtel {w}; {w} Palace; Maison {n}; Hôtel {n} {d}; Hôtel {o} {w}; {w} {n} Hôtel; Grand Hôtel {n}; Le Petit {n}; Hôtel {d} {n}; Hôtel Particulier {n}',
  inn: "Maison {o}; Auberge {o}; Chambres {o}; La Maison {n}; Le Logis {o}; Pension {n}; Chez {n}; {d} Guest House; {n} Rooms {d}; L'Auberge {n}",
  flat: "Appartements {n}; Résidence {n}; {n} Apartments {d}; {d} Loft; Studio {o}; Suites {n} {d}; L'Atelier {o}; {w} Residence {d}; Appart {o} {d}; {w} {n} Apartments; Le Balcon {o}; {d} Terrasse by {n}; Résidence {o} {d}",
  districts:
    'Centre-Ville; Vieille Ville; Gare; Saint-Jean; Les Halles; Université; Beaulieu; Saint-Pierre; La Croix; Hauts de Ville; Faubourg; Les Jardins',
})

export const italian = culture({
  names:
    'Adriana; Alba; Alighieri; Ambra; Aurora; Belvedere; Bernini; Bramante; Canova; Caravaggio; Cavour; Cesare; Colonna; Corallo; Corso; Dante; Diana; Donatello; Elena; Emona; Fenice; Flora; Garibaldi; Gardenia; Giotto; Imperiale; La Pergola; Laura; Leonardo; Manzoni; Marconi; Medea; Minerva; Moderno; Nazionale; Olimpia; Orchidea; Palladio; Perla; Petrarca; Raffaello; Regina; Rossini; San Carlo; San Marco; Santa Caterina; Serena; Splendido; Tiziano; Verdi; Vittoria',
  phrases:
    'della Torre; del Ponte; dei Fiori; del Sole; della Luna; degli Artisti; del Teatro; della Piazza; del Duca; dei Mercanti; del Giardino; della Signoria; delle Rose; del Pellegrino; degli Angeli; del Corso; della Fontana; dei Poeti; del Borgo; della Stazione; del Gallo; delle Muse; dei Portici; del Canale; della Nonna; degli Ulivi; del Vicolo; delle Arti',
  hotel:
    'Hotel {n}; Hotel {o}; Albergo {n}; Grand Hotel {n}; Palazzo {o}; {n} Palace Hotel; Hotel {n} {w}; Albergo {o}; Hotel {w}; {w} Suites Hotel; Relais {o}; Hotel {d} {n}; {n} Boutique Hotel; Hotel {w} {n}; Palazzo {n}; Residenza {o}; Hotel Villa {n}',
  inn: 'Locanda {o}; Casa {o}; B&B {n}; Pensione {n}; Affittacamere {n}; Le Stanze {o}; {d} Rooms; Dimora {o}; Domus {n}; La Casa {o} {d}; {n} Guest House {d}; {w} Rooms {n}',
  flat: "Appartamento {o}; Residenza {n}; {n} Apartments; {d} Apartments; Casa {n} {d}; {w} Lofts; Terrazza {o}; {n} Suites {d}; Le Camere {o} {d}; {w} {n} Apartments; {d} Attic by {n}; Residenza {o} {d}; Ca' {n} {d}",
  districts:
    'Centro Storico; Stazione; San Giovanni; Porta Nuova; Borgo; Lungomare; San Paolo; Università; Santa Maria; Porta Romana; Giardini; Mercato',
})

export const romanian = culture({
  names:
    'Ambasador; Atlas; Boema; Bucegi; Carpați; Castel; Central; Cetate; Cișmigiu; Codru; Continental; Dacia; Decebal; Dunărea; Enescu; Florilor; Imperial; Lebăda; Maria; Mignon; Modern; Moldova; Orient; Parc; Poiana; Regal; Rapsodia; Traian; Transilvania; Vlad',
  phrases:
    'din Cetate; de la Moară; cu Tei; din Parc; de Argint; cu Flori; din Deal; de Aur; din Piață; cu Cerb; de la Gară; din Livadă',
  hotel:
    'Hotel {n}; {n} Palace Hotel; Grand Hotel {n}; Hotel {n} {w}; {w} {n} Hotel; Hotel {w}; {n} Boutique Hotel; Hotel {n} {d}; {d} Plaza Hotel; Casa {n}; Hanul {o}',
  inn: 'Pensiunea {n}; Casa {o}; Vila {n}; {n} Guest House; Pensiunea {n} {d}; {w} Rooms; Casa {n} {d}',
  flat: '{n} Apartments; {d} Apartments; {n} Residence {d}; {w} Studios; {n} Studio {d}; {w} {n} Apartments; Garsoniera {o} {d}; {d} Loft by {n}',
  districts:
    'Centru; Cetate; Gara; Parc; Universitate; Florilor; Orașul Vechi; Lunca; Dealul Mare; Piața Mică',
})
