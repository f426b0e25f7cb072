/**
 * Carriers believed to fly under an IATA code today, by country. From general knowledge; the codes of the
 * smaller ones were compared with lists that docs/data.md names. Where several carriers share a code, the one
 * that sells the most seats has it. The large carriers are certain; not every small one has been checked.
 * `*` low-cost; `+s` Star Alliance, `+o` oneworld, `+t` SkyTeam.
 */
export const airlineTable = `
US: AA American Airlines+o; DL Delta Air Lines+t; UA United Airlines+s; WN Southwest Airlines*; AS Alaska Airlines+o; HA Hawaiian Airlines+o; B6 JetBlue*; NK Spirit Airlines*; F9 Frontier Airlines*; G4 Allegiant Air*; SY Sun Country Airlines*; MX Breeze Airways*; XP Avelo Airlines*; OO SkyWest Airlines; YX Republic Airways; 9E Endeavor Air; MQ Envoy Air; OH PSA Airlines; PT Piedmont Airlines; QX Horizon Air; YV Mesa Airlines; ZW Air Wisconsin; G7 GoJet Airlines; C5 CommutAir; XE JSX; 9K Cape Air; 4B Boutique Air; 9X Southern Airways Express; LF Contour Airlines; AN Advanced Air; 8E Bering Air; J5 Alaska Seaplanes; GV Grant Aviation; Q5 40-Mile Air; BB Seaborne Airlines; 5Y Atlas Air; 5X UPS Airlines; FX FedEx Express; K4 Kalitta Air; GB ABX Air; 8C Air Transport International; PO Polar Air Cargo; NC Northern Air Cargo; 2Q Air Cargo Carriers; N8 National Airlines; OY Omni Air International; M6 Amerijet International; 5A Alpine Air Express; L2 Lynden Air Cargo; KO Ace Air Cargo; EM Empire Airlines; KG Denver Air Connection; HI Papillon Airways; M5 Kenmore Air; EJ New England Airlines; G6 Global Crossing Airlines; 2D Eastern Airlines; A8 Ameriflight; 1I NetJets Aviation; MW Mokulele Airlines; KH Aloha Air Cargo; K3 Taquan Air; 5V Everts Air; YI Air Sunshine; F4 Air Flamenco; V4 Vieques Air Link; 2G San Juan Airlines; CH Bemidji Airlines; KD Western Global Airlines; GG Sky Lease Cargo; TJ Tradewind Aviation; 7S Ryan Air Alaska; 2V Amtrak; YR Grand Canyon Scenic Airlines; 2O Island Air Service; JN Alaska Air Transit; II IBC Airways; K9 Kalitta Charters; K5 Kalitta Charters II; 2E Smokey Bay Air; I4 Island Air Express; U7 USA Jet Airlines; X4 Air Excursions; C4 Conquest Air; O2 Hopscotch Air; PH Phoenix Air; UE Ultimate Air Shuttle; W7 Makers Air; WL World Atlantic Airlines
NG: 4W Allied Air; P4 Air Peace; VK ValueJet; Q9 Green Africa Airways*; W3 Arik Air; 9J Dana Air; UN United Nigeria; AJ Aero Contractors; OJ Overland Airways; QI Ibom Air; VM Max Air; R4 Rano Air; 2N NG Eagle; 4U XEJet
CA: AC Air Canada+s; RV Air Canada Rouge; QK Jazz Aviation; WS WestJet*; WR WestJet Encore; PD Porter Airlines; TS Air Transat; F8 Flair Airlines*; 5T Canadian North; 4N Air North; JV Bearskin Airlines; MO Calm Air; 8P Pacific Coastal Airlines; YN Air Creebec; 3H Air Inuit; PB PAL Airlines; 9M Central Mountain Air; 8T Air Tindi; J3 Northwestern Air; W8 Cargojet Airways; H3 Harbour Air; JB Helijet; P6 Pascan Aviation; 7F Summit Air; N5 Nolinor Aviation; 2R VIA Rail Canada; 9B AccesRail; 6L Aklak Air; HW North-Wright Airways; FK KF Cargo; 4K Kenn Borek Air; DU Air Liaison; J0 Buffalo Airways; ZX Pivot Airlines; WP Wasaya Airways; 0N North Star Air; 4T Rise Air
MX: AM Aeromexico+t; 5D Aeromexico Connect; Y4 Volaris*; VB Viva Aerobus*; XN Mexicana de Aviacion; M7 mas Air; 6R Aerotransporte de Carga Union; YQ TAR Aerolineas; 7M Mayair; A7 Awesome Cargo; E7 Estafeta Carga Aerea
GT: GU Avianca Guatemala; 5U TAG Airlines; L3 DHL de Guatemala
SV: TA Avianca El Salvador+s; N3 Volaris El Salvador*
HN: WC Islena Airlines; S0 Aerolineas Sosa; H5 CM Airlines
CR: LR Avianca Costa Rica+s; RZ Sansa Airlines; Q6 Volaris Costa Rica*
PA: CM Copa Airlines+s; 7P Air Panama; D5 DHL Aero Expreso; WH Wingo Panama*
ES: PM Canaryfly; IB Iberia+o; I2 Iberia Express*; YW Air Nostrum; VY Vueling*; UX Air Europa+t; V7 Volotea*; NT Binter Canarias; EB Wamos Air; UV Helity; WT Swiftair; 2W World2Fly; PU Plus Ultra; LL LEVEL*; AP AlbaStar; E9 Iberojet; Q4 Euroairlines; X5 Air Europa Express; 5I ALSA
CU: CU Cubana de Aviacion
DO: DM Arajet*; DO Sky High; Y2 Air Century; RD SkyCana; D6 Sunrise Airways Dominicana; DC Aerodomca
HT: S6 Sunrise Airways
BS: UP Bahamasair; PL Southern Air Charter; WU Western Air
KY: KX Cayman Airways
TC: JY interCaribbean Airways; 9Q Caicos Express Airways
TT: BW Caribbean Airlines
VC: VC SVG Air
SX: WM Winair
AW: AG Aruba Airlines; CS Comlux Aruba
GP: TX Air Caraibes
BL: PV St Barth Commuter; LE St Barth Executive
SR: PY Surinam Airways; 8W Fly All Ways
CO: AV Avianca+s; 4C LATAM Airlines Colombia; VE Clic; 9R SATENA; QT Avianca Cargo; L7 LATAM Cargo Colombia; P5 Wingo*; JK AerCaribe; 4L Lineas Aereas Suramericanas; EX Avianca Express; J6 JetSMART Colombia*
VE: V0 Conviasa; QL LASER Airlines; ES Estelar; 9V Avior Airlines; T9 Turpial Airlines; 5R Rutaca Airlines
EC: 2K Avianca Ecuador+s; XL LATAM Airlines Ecuador; 6G Aeroregional
PE: LP LATAM Airlines Peru; JZ JetSMART Peru*; H8 Sky Airline Peru*; 2I Star Peru; 4A ATSA Airlines; EF Aer Caribe Peru
BO: OB Boliviana de Aviacion; 8J EcoJet
CL: LA LATAM Airlines Chile; JA JetSMART*; H2 Sky Airline*; UC LATAM Cargo Chile; V5 Aerovias DAP; LU LATAM Express
AR: AR Aerolineas Argentinas+t; WJ JetSMART Argentina*; FO Flybondi*; O4 Andes Lineas Aereas
BR: JJ LATAM Airlines Brasil; G3 GOL Linhas Aereas*; AD Azul Brazilian Airlines*; M3 LATAM Cargo Brasil; 2F Azul Conecta; 0T Total Linhas Aereas
PY: PZ LATAM Airlines Paraguay; ZP Paranair
GB: BA British Airways+o; CJ BA CityFlyer; U2 easyJet*; VS Virgin Atlantic+t; LS Jet2.com*; BY TUI Airways*; LM Loganair; RK Ryanair UK*; W9 Wizz Air UK*; GR Aurigny; D0 DHL Air UK; ZT Titan Airways; YS Isles of Scilly Skybus; A0 BA EuroFlyer; 9F Eurostar; Z0 Norse Atlantic UK*; 9L AirTanker Services; SE European Cargo; YD Ascend Airways; EG Aer Lingus UK; T3 Eastern Airways
IE: EI Aer Lingus; FR Ryanair*; EA Emerald Airlines; WX CityJet
FR: AF Air France+t; A5 HOP!; TO Transavia France*; SS Corsair; BF French bee*; XK Air Corsica; 5O ASL Airlines France; T7 Twin Jet; CE Chalair Aviation; B0 La Compagnie; UU Air Austral; 8R Amelia; 2C SNCF; GP APG Airlines; HS Heli Securite
GL: GL Air Greenland
FO: RC Atlantic Airways
IS: FI Icelandair; CC Air Atlanta Icelandic
NO: DY Norwegian Air Shuttle*; WF Wideroe; DH Norwegian Air Norway*; N0 Norse Atlantic Airways*; L5 Lufttransport
SE: SK Scandinavian Airlines+t; D8 Norwegian Air Sweden*; TF Braathens Regional Airlines; 6B TUIfly Nordic; HP Amapola Flyg; T2 West Atlantic Sweden
DK: DX DAT Danish Air Transport; DK Sunclass Airlines; W2 FlexFlight; 6I Alsie Express; DJ Maersk Air Cargo; EZ Sun-Air of Scandinavia; JP Jettime
FI: AY Finnair+o; N7 Nordic Regional Airlines
LV: BT airBaltic
LT: X9 Avion Express; GW GetJet Airlines; HN Heston Airlines; R6 DAT LT
PL: LO LOT Polish Airlines+s; E4 Enter Air; RR Buzz*; P8 SprintAir; 3Z Smartwings Poland; TE SkyTaxi
CZ: OK Czech Airlines; QS Smartwings*; V9 Van Air Europe
SK: 6D Smartwings Slovakia; ED AirExplore
HU: W6 Wizz Air*; 7O Smartwings Hungary; RP BASe Airlines
RO: RO TAROM+t; A2 AnimaWings; H4 HiSky Europe; V3 Carpatair; DN Dan Air; FL Fly Lili; NJ ROMCargo Airlines; OE FlyOne Romania
BG: FB Bulgaria Air; 8H BH Air; H6 European Air Charter; F6 Fly2Sky; HQ Compass Cargo Airlines; 3E Electra Airways; LB BUL AIR; G2 GullivAir
MD: 5F FlyOne; H7 HiSky; F5 Aerotranscargo; T8 TerraAvia
UA: PS Ukraine International Airlines; PQ SkyUp Airlines*; M9 Motor Sich Airlines; 7W Windrose Airlines; 3N Air Urga; 6M Maximus Airlines; QU SkyLine Express; P7 Supernova Airlines; ZK ZetAvia
BY: B2 Belavia
RU: SU Aeroflot; S7 S7 Airlines; FV Rossiya Airlines; DP Pobeda*; U6 Ural Airlines; UT UTair; WZ Red Wings; N4 Nordwind Airlines; A4 Azimuth; EO Ikar; Y7 NordStar; R3 Yakutia Airlines; IO IrAero; HZ Aurora; YC Yamal Airlines; D2 Severstal Air; 5N Smartavia*; KV Krasavia; GH Globus; 4G Gazpromavia; ZF AZUR air; I8 Izhavia; RT UVT Aero; 7R RusLine; RU AirBridgeCargo Airlines; VI Volga-Dnepr Airlines; V8 ATRAN Airlines; PI Polar Aviation; O7 Orenburzhye; F7 iFly; U3 Sky Gates Airlines; ZR Aviacon Zitotrans
DE: LH Lufthansa+s; CL Lufthansa CityLine; VL Lufthansa City Airlines; EW Eurowings*; 4Y Discover Airlines; DE Condor; X3 TUIfly; QY European Air Transport Leipzig; ZQ German Airways; 2A Deutsche Bahn; DI Marabu Airlines; 7E Sylt Air; HR Hahn Air; 3S AeroLogic; SR Sundair; KK Leav Aviation; M2 MHS Aviation; XG USC; H1 Hahn Air Systems
AT: OS Austrian Airlines+s; PE People's; EC easyJet Europe*; Q7 DHL Air Austria
CH: LX Swiss International Air Lines+s; WK Edelweiss Air; 2L Helvetic Airways; DS easyJet Switzerland*; GM Chair Airlines; PP Jet Aviation; 0J Premium Jet
LU: LG Luxair; CV Cargolux
BE: SN Brussels Airlines+s; TB TUI fly Belgium; 3V ASL Airlines Belgium; X7 Challenge Airlines BE
NL: KL KLM+t; WA KLM Cityhopper; HV Transavia*; OR TUI fly Netherlands; CD Corendon Dutch Airlines; MP Martinair
IT: AZ ITA Airways+s; EN Air Dolomiti; NO Neos; XZ Aeroitalia; BQ SkyAlps; C8 Cargolux Italia; 7T Trenitalia; M4 Poste Air Cargo
MT: KM KM Malta Airlines; W4 Wizz Air Malta*; AL Malta Air*; XR Corendon Airlines Europe; U5 SkyUp Malta; 5M Hi Fly Malta; DB Maleth-Aero; LW Lauda Europe*; E6 Eurowings Europe; BN Luxwing; CT Air Atlanta Europe; MA Elitavia Malta; 4X Avion Express Malta; MI Freebird Airlines Europe; MT Malta MedAir; RE Airhub Airlines; VO Universal Air; 8S Galistair
CY: CY Cyprus Airways; U8 TUS Airways
GR: A3 Aegean Airlines+s; OA Olympic Air; GQ SKY express; L9 Lumiwings; MV Air Mediterranean; O8 Marathon Airlines
AL: ZB Air Albania
ME: 4O Air Montenegro
RS: JU Air Serbia
HR: OU Croatia Airlines+s; C3 Trade Air; LI ETF Airways
PT: TP TAP Air Portugal+s; NI PGA Portugalia; S4 Azores Airlines; SP SATA Air Acores; 5K Hi Fly; WI White Airways; YU EuroAtlantic Airways; 3P World2Fly Portugal; 6O Iberojet Portugal
TR: TK Turkish Airlines+s; PC Pegasus Airlines*; VF AJet*; XQ SunExpress*; XC Corendon Airlines*; FH Freebird Airlines*; TI Tailwind Airlines; MB MNG Airlines; 9T ACT Airlines; 2S Southwind Airlines; GO ULS Airlines Cargo; 4M Mavi Gok Airlines; 6K AirAnka
IL: LY El Al; 6H Israir; IZ Arkia; 5C Challenge Airlines IL; 2U Sun d'Or
JO: RJ Royal Jordanian+o; R5 Jordan Aviation; RL Royal Falcon; F0 Fly Jordan
LB: ME Middle East Airlines+t
SY: RB Syrian Air; 6Q Fly Cham
IQ: IA Iraqi Airways; IF Fly Baghdad; UD UR Airlines
IR: IR Iran Air; W5 Mahan Air; EP Iran Aseman Airlines; QB Qeshm Air; I3 ATA Airlines; IV Caspian Airlines; ZV Zagros Airlines; B9 Iran Airtour; A1 AirTouch; NV Karun Airlines; HH Taban Air; Y9 Kish Air; IS Sepehran Airlines; JI Meraj Airlines
KW: KU Kuwait Airways; J9 Jazeera Airways*
BH: GF Gulf Air
QA: QR Qatar Airways+o; QE Qatar Executive
AE: EK Emirates; EY Etihad Airways; FZ flydubai*; G9 Air Arabia*; 3L Air Arabia Abu Dhabi*
OM: WY Oman Air+o; OV SalamAir*
SA: SV Saudia+t; XY flynas*; F3 flyadeal*; RX Riyadh Air; UY Sky Prime Aviation; Z4 Fly Red Sea
YE: IY Yemenia
EG: MS EgyptAir+s; SM Air Cairo*; NE Nesma Airlines; NP Nile Air*; E5 Air Arabia Egypt*; FT FlyEgypt; 4D Air Sinai; UJ AlMasria Universal Airlines; 4S Red Sea Airlines; UF Petroleum Air Services; DQ Alexandria Airlines
LY: LN Libyan Airlines; 8U Afriqiyah Airways; BM MedSky Airways; UZ Buraq Air; YL Libyan Wings; 5S Global Aviation and Services; NB Berniq Airways; 7I Air Libya; FQ Crown Airlines
TN: TU Tunisair; BJ Nouvelair; UG Tunisair Express; 7A Express Air Cargo
DZ: AH Air Algerie; SF Tassili Airlines
MA: AT Royal Air Maroc+o; 3O Air Arabia Maroc*
MR: L6 Mauritania Airlines
SN: HC Air Senegal; R2 Transair
CI: HF Air Cote d'Ivoire
GH: OP PassionAir; AW Africa World Airlines
TG: KP ASKY Airlines
BF: 2J Air Burkina
CM: QC Camair-Co
CD: 8Z Congo Airways; BU Compagnie Africaine d'Aviation
ST: 8F STP Airways
AO: DT TAAG Angola Airlines; EQ Fly Angola
ET: ET Ethiopian Airlines+s; 9Y National Airways
ER: B8 Eritrean Airlines
SO: D3 Daallo Airlines; 3J Jubba Airways; D9 Daallo Airlines Somalia
SD: SD Sudan Airways; J4 Badr Airlines; O9 Nova Airways; 3T Tarco Aviation
KE: KQ Kenya Airways+t; P2 AirKenya Express; JM Jambojet*; F2 Safarilink; OW Skyward Express; B5 Fly-SAX; 8V Astral Aviation; 4F Freedom Airline Express; XU African Express Airways; FE 748 Air Services
UG: UR Uganda Airlines
RW: WB RwandAir
TZ: TC Air Tanzania; PW Precision Air; UI Auric Air; CQ Coastal Air Tanzania; 8N Regional Air Services; Z9 Flightlink
MZ: TM LAM Mozambique Airlines
MW: 3W Malawi Airlines
ZM: P0 Proflight Zambia; ZN Zambia Airways; 4E Stabo Air
ZW: UM Air Zimbabwe; FN fastjet Zimbabwe
BW: BP Air Botswana
NA: WV FlyNamibia
ZA: SA South African Airways+s; FA FlySafair*; 4Z Airlink; GE Lift; 5Z CemAir; 7V Federal Airlines
SZ: RN Eswatini Air
MG: MD Madagascar Airlines
MU: MK Air Mauritius
SC: HM Air Seychelles
IN: 6E IndiGo*; AI Air India+s; IX Air India Express*; SG SpiceJet*; QP Akasa Air*; 9I Alliance Air; BZ Blue Dart Aviation; I7 IndiaOne Air; IC FLY91; S5 Star Air; QO Quikjet Airlines; 6P Pradhaan Air Express
PK: PK Pakistan International Airlines; ER SereneAir; PF AirSial; 9P Fly Jinnah*; PA airblue
AF: FG Ariana Afghan Airlines; RQ Kam Air
BD: BG Biman Bangladesh Airlines; BS US-Bangla Airlines; VQ Novoair
LK: UL SriLankan Airlines+o; 8D FitsAir; C7 Cinnamon Air
MV: Q2 Maldivian; VP Villa Air; NR Manta Air; 8Q Trans Maldivian Airways; B4 Beond
NP: RA Nepal Airlines; U4 Buddha Air; YT Yeti Airlines; N9 Shree Airlines; H9 Himalaya Airlines
BT: KB Drukair; B3 Bhutan Airlines
KZ: KC Air Astana; DV SCAT Airlines; FS FlyArystan*; IQ Vietjet Qazaqstan*; IM Jupiter Jet; IH Southern Sky Airlines
UZ: HY Uzbekistan Airways; C6 Centrum Air; US Silk Avia; 9S Air Samarkand; 5P Panorama Airways; 7Q Asia Union Airlines
KG: YK Avia Traffic Company; KA Aero Nomad Airlines; KW Aerostan
TJ: SZ Somon Air; 7J Tajik Air
TM: T5 Turkmenistan Airlines
AZ: J2 AZAL Azerbaijan Airlines; 7L Silk Way West Airlines
GE: A9 Georgian Airways; MJ MyWay Airlines; Z7 Camex Airlines; D4 Geosky
AM: 3F FlyOne Armenia; 6A Armenia Airways; 5G Shirak Avia; Y5 Hayways; RM Air Dilijans
MN: OM MIAT Mongolian Airlines; MR Hunnu Air; M0 Aero Mongolia; MG Eznis Airways; XF Mongolian Airways
CN: CA Air China+s; MU China Eastern Airlines+t; CZ China Southern Airlines; HU Hainan Airlines; ZH Shenzhen Airlines+s; 3U Sichuan Airlines; MF XiamenAir+t; SC Shandong Airlines; FM Shanghai Airlines; HO Juneyao Airlines; 9C Spring Airlines*; G5 China Express Airlines*; GS Tianjin Airlines; JD Beijing Capital Airlines; GJ Loong Air; EU Chengdu Airlines; KN China United Airlines*; KY Kunming Airlines; 8L Lucky Air*; AQ 9 Air*; QW Qingdao Airlines; TV Tibet Airlines; PN West Air*; GX GX Airlines; OQ Chongqing Airlines; DR Ruili Airlines; FU Fuzhou Airlines; UQ Urumqi Air; LT Longjiang Airlines; DZ Donghai Airlines; BK Okay Airways; NS Hebei Airlines; GY Colorful Guizhou Airlines; 9H Air Changan; GT Air Guilin; Y8 Suparna Airlines; CF China Postal Airlines; O3 SF Airlines; RY Jiangxi Air; CN Grand China Air; CK China Cargo Airlines; JR Joy Air; I9 Central Airlines; YG YTO Cargo Airlines; HT Tianjin Air Cargo; 9D Genghis Khan Airlines; A6 Hunan Airlines; GI Longhao Airlines; JG JD Airlines; CO North-Western Cargo International Airlines; ZY China Air Cargo; UW Uni-Top Airlines
HK: CX Cathay Pacific+o; HX Hong Kong Airlines; UO HK Express*; HB Greater Bay Airlines; LD Air Hong Kong; RH Hong Kong Air Cargo; 3A Chu Kong Passenger Transport
MO: NX Air Macau
TW: CI China Airlines+t; BR EVA Air+s; JX STARLUX Airlines; IT Tigerair Taiwan*; AE Mandarin Airlines; B7 UNI Air; DA Daily Air
JP: JL Japan Airlines+o; NH All Nippon Airways+s; MM Peach Aviation*; GK Jetstar Japan*; BC Skymark Airlines*; 6J Solaseed Air; HD AIRDO; JH Fuji Dream Airlines; IJ Spring Japan*; ZG ZIPAIR Tokyo*; FW IBEX Airlines; NU Japan Transocean Air; OC Oriental Air Bridge; KZ Nippon Cargo Airlines; EH ANA Wings; MZ Amakusa Airlines; BV Toki Air; 7G StarFlyer; JC Japan Air Commuter; XM J-Air; NQ Air Japan
KR: KE Korean Air+t; OZ Asiana Airlines+s; 7C Jeju Air*; LJ Jin Air*; TW T'way Air*; BX Air Busan*; ZE Eastar Jet*; RS Air Seoul*; YP Air Premia; RF Aero K*; WE Parata Air; KJ AirZeta
KP: JS Air Koryo
PH: PR Philippine Airlines; 2P PAL Express; 5J Cebu Pacific*; DG Cebgo*; Z2 Philippines AirAsia*; T6 AirSWIFT; M8 SkyJet Airlines; RW Royal Air Philippines; AO Air Juan
VN: VN Vietnam Airlines+t; VJ VietJet Air*; VU Vietravel Airlines*; BL Pacific Airlines*; 0V VASCO; 9G Sun PhuQuoc Airways; QH Bamboo Airways
TH: TG Thai Airways+s; FD Thai AirAsia*; DD Nok Air*; SL Thai Lion Air*; VZ Thai Vietjet Air*; PG Bangkok Airways; XJ Thai AirAsia X*; 8K K-Mile Air
KH: K6 Air Cambodia; KR Cambodia Airways; ZA Sky Angkor Airlines; QD JC International Airlines; KT AirAsia Cambodia*
LA: QV Lao Airlines; LK Lao Skyway
MM: 8M Myanmar Airways International; UB Myanmar National Airlines; K7 Mingalar Aviation; 7Y Mann Yadanarpon Airlines; ST Air Thanlwin; YH Yangon Airways
MY: MH Malaysia Airlines+o; AK AirAsia*; D7 AirAsia X*; OD Batik Air Malaysia*; FY Firefly*; TH Raya Airways; J8 Berjaya Air; SX SKS Airways; MY AirBorneo; 3G World Cargo Airlines; WW Kargo Xpress
SG: SQ Singapore Airlines+s; TR Scoot*
BN: BI Royal Brunei Airlines
ID: GA Garuda Indonesia+t; QG Citilink*; JT Lion Air*; ID Batik Air; IW Wings Air*; IU Super Air Jet*; QZ Indonesia AirAsia*; SJ Sriwijaya Air; IN Nam Air; 8B TransNusa*; IP Pelita Air; SI Susi Air; IL Trigana Air; 2Y My Indo Airlines; OF FlyJaya; 7B BBN Airlines Indonesia; 7D Cardig Air; RI Rimbun Air
AU: QF Qantas+o; JQ Jetstar*; VA Virgin Australia; ZL Rex Airlines; TL Airnorth; QQ Alliance Airlines; FC Link Airways; SH Sharp Airlines; HK Skippers Aviation; FP FlyPelican; QN Skytrans; OI Hinterland Aviation; GD Nexus Airlines; HJ Tasman Cargo Airlines
NZ: NZ Air New Zealand+s; S8 Sounds Air; 3C Air Chathams; OG Originair
FJ: FJ Fiji Airways+o
PG: PX Air Niugini; CG PNG Air
SB: IE Solomon Airlines
VU: NF Air Vanuatu
NC: SB Aircalin; TY Air Caledonie
PF: TN Air Tahiti Nui; VT Air Tahiti; NM Air Moana
WS: OL Samoa Airways
KI: IK Air Kiribati
NR: ON Nauru Airlines
MH: CW Air Marshall Islands
CK: GZ Air Rarotonga
ML: ML Sky Mali
GQ: C2 CEIBA Intercontinental
BM: 2T BermudAir; 6T Longtail Aviation
TO: L8 Lulutai Airlines
AG: 5L LIAT 20
NE: 6N Niger Airlines
PM: PJ Air Saint-Pierre
AI: Q3 Anguilla Air Services
YT: ZD Ewa Air
GA: J7 Afrijet
BZ: 2M Maya Island Air; 9N Tropic Air
GU: P9 Asia Pacific Airlines
CV: VR Cabo Verde Airlines
TL: 8G Aero Dili
CW: 3R Divi Divi Air; 7Z Z Air; 4J Jetair Caribbean
CG: LC ECAir; Q8 Trans Air Congo
MC: YO Heli Air Monaco; QM Monacair
SI: NL Amelia International; 8I Lipican Aer; ZS Solinair
VG: V6 VI Airlink
`
