/**
 * Carriers believed to fly under an IATA code today, by country, written down from general knowledge and read beside
 * the source package (which still lists many that are gone or never were). The large ones are sure; codes of small
 * carriers have not been checked one by one. `*` low-cost; `+s` Star Alliance, `+o` oneworld, `+t` SkyTeam.
 */
export const airlineTable = `
US: AA American Airlines+o; DL Delta Air Lines+t; UA United Airlines+s; WN Southwest Airlines*; AS Alaska Airlines+o; HA Hawaiian Airlines+o; B6 JetBlue*; NK Spirit Airlines*; F9 Frontier Airlines*; G4 Allegiant Air*; SY Sun Country Airlines*; MX Breeze Airways*; XP Avelo Airlines*; OO SkyWest Airlines; YX Republic Airways; 9E Endeavor Air; MQ Envoy Air; OH PSA Airlines; PT Piedmont Airlines; QX Horizon Air; YV Mesa Airlines; ZW Air Wisconsin; G7 GoJet Airlines; C5 CommutAir; XE JSX; 9K Cape Air; 4B Boutique Air; 9X Southern Airways Express; LF Contour Airlines; AN Advanced Air; 8E Bering Air; J5 Alaska Seaplanes; GV Grant Aviation; Q5 40-Mile Air; BB Seaborne Airlines; 5Y Atlas Air; 5X UPS Airlines; FX FedEx Express; K4 Kalitta Air; GB ABX Air; 8C Air Transport International; PO Polar Air Cargo; NC Northern Air Cargo; 2Q Air Cargo Carriers; N8 National Airlines; OY Omni Air International; M6 Amerijet International; 5A Alpine Air Express; L2 Lynden Air Cargo; KO Ace Air Cargo; EM Empire Airlines; KG Denver Air Connection; HI Papillon Airways; M5 Kenmore Air; EJ New England Airlines; G6 Global Crossing Airlines; 2D Eastern Airlines; A8 Ameriflight; 1I NetJets Aviation; MW Mokulele Airlines; KH Aloha Air Cargo; K3 Taquan Air; 5V Everts Air; YI Air Sunshine; F4 Air Flamenco; V4 Vieques Air Link; 2G San Juan Airlines; CH Bemidji Airlines; KD Western Global Airlines; GG Sky Lease Cargo; TJ Tradewind Aviation; 7S Ryan Air Alaska; KT Katmai Air; 2V Amtrak; YR Grand Canyon Scenic Airlines; 2O Island Air Service
NG: 4W Allied Air; P4 Air Peace; VK ValueJet; Q9 Green Africa Airways*; W3 Arik Air; 9J Dana Air; UN United Nigeria; AJ Aero Contractors; OJ Overland Airways; QI Ibom Air; VM Max Air
GU: 9N Asia Pacific Airlines
CA: AC Air Canada+s; RV Air Canada Rouge; QK Jazz Aviation; WS WestJet*; WR WestJet Encore; PD Porter Airlines; TS Air Transat; F8 Flair Airlines*; 5T Canadian North; 4N Air North; WG Sunwing Airlines; JV Bearskin Airlines; MO Calm Air; 8P Pacific Coastal Airlines; YN Air Creebec; 3H Air Inuit; PB PAL Airlines; 9M Central Mountain Air; 8T Air Tindi; J3 Northwestern Air; W8 Cargojet Airways; H3 Harbour Air; JB Helijet; P6 Pascan Aviation; 7F Summit Air; N5 Nolinor Aviation; 2R VIA Rail Canada; 9B AccesRail
MX: AM Aeromexico+t; 5D Aeromexico Connect; Y4 Volaris*; VB Viva Aerobus*; XN Mexicana de Aviacion; M7 mas Air; 6R Aerotransporte de Carga Union; 7M Aeronaves TSM; YQ TAR Aerolineas; 5G Mayair
GT: GU Avianca Guatemala; 5U TAG Airlines
SV: TA Avianca El Salvador+s; N3 Volaris El Salvador*
HN: WC Islena Airlines
CR: LR Avianca Costa Rica+s; RZ Sansa Airlines; Q6 Volaris Costa Rica*
PA: CM Copa Airlines+s; P5 Wingo*; 7P Air Panama; D5 DHL Aero Expreso
ES: PM Canaryfly; IB Iberia+o; I2 Iberia Express*; YW Air Nostrum; VY Vueling*; UX Air Europa+t; V7 Volotea*; NT Binter Canarias; EB Wamos Air; UV Helity; WT Swiftair; 2W World2Fly; PU Plus Ultra; LL LEVEL*; AP AlbaStar; E9 Iberojet; Q4 Euroairlines; X5 Air Europa Express
BZ: 9Y Maya Island Air
CU: CU Cubana de Aviacion
DO: DM Arajet*; DO Sky High; Y2 Air Century
HT: S6 Sunrise Airways
BS: UP Bahamasair
KY: KX Cayman Airways
TC: JY interCaribbean Airways; 9Q Caicos Express Airways
TT: BW Caribbean Airlines
VC: VC SVG Air
SX: WM Winair
AW: AG Aruba Airlines
GP: TX Air Caraibes; 3S Air Antilles
BL: PV St Barth Commuter
SR: PY Surinam Airways; 8W Fly All Ways
CO: AV Avianca+s; 4C LATAM Airlines Colombia; VE Clic; 9R SATENA; QT Avianca Cargo; L7 LATAM Cargo Colombia
VE: V0 Conviasa; QL LASER Airlines; ES Estelar; 9V Avior Airlines; T9 Turpial Airlines; 5R Rutaca Airlines
EC: 2K Avianca Ecuador+s; XL LATAM Airlines Ecuador
PE: LP LATAM Airlines Peru; JZ JetSMART Peru*; H8 Sky Airline Peru*; 2I Star Peru
BO: OB Boliviana de Aviacion; 8J EcoJet
CL: LA LATAM Airlines Chile; JA JetSMART*; H2 Sky Airline*; UC LATAM Cargo Chile
AR: AR Aerolineas Argentinas+t; WJ JetSMART Argentina*; FO Flybondi*
BR: JJ LATAM Airlines Brasil; G3 GOL Linhas Aereas*; AD Azul Brazilian Airlines*; M3 LATAM Cargo Brasil; 2F Azul Conecta
PY: PZ LATAM Airlines Paraguay; ZP Paranair
GB: BA British Airways+o; CJ BA CityFlyer; U2 easyJet*; VS Virgin Atlantic+t; LS Jet2.com*; BY TUI Airways*; LM Loganair; T3 Eastern Airways; RK Ryanair UK*; W9 Wizz Air UK*; GR Aurigny; D0 DHL Air UK; ZT Titan Airways; YS Isles of Scilly Skybus; A0 BA EuroFlyer; 9F Eurostar; Z0 Norse Atlantic UK*
IE: EI Aer Lingus; FR Ryanair*; EA Emerald Airlines; WX CityJet
FR: AF Air France+t; A5 HOP!; TO Transavia France*; SS Corsair; BF French bee*; XK Air Corsica; 5O ASL Airlines France; T7 Twin Jet; CE Chalair Aviation; B0 La Compagnie; UU Air Austral; 8R Amelia; 2C SNCF
GL: GL Air Greenland
FO: RC Atlantic Airways
IS: FI Icelandair; CC Air Atlanta Icelandic
NO: DY Norwegian Air Shuttle*; WF Wideroe; DH Norwegian Air Norway*; N0 Norse Atlantic Airways*; L5 Lufttransport
SE: SK Scandinavian Airlines+t; D8 Norwegian Air Sweden*; TF Braathens Regional Airlines; 6B TUIfly Nordic; HP Amapola Flyg
DK: DX DAT Danish Air Transport; DK Sunclass Airlines; W2 FlexFlight; 6I Alsie Express; DJ Maersk Air Cargo
FI: AY Finnair+o; N7 Nordic Regional Airlines
LV: BT airBaltic
LT: X9 Avion Express; GW GetJet Airlines
PL: LO LOT Polish Airlines+s; E4 Enter Air; RR Buzz*; 3G SkyTaxi; P8 SprintAir; 3Z Smartwings Poland
CZ: OK Czech Airlines; QS Smartwings*
SK: 6D Smartwings Slovakia
HU: W6 Wizz Air*; 7O Smartwings Hungary
RO: RO TAROM+t; A2 AnimaWings; H4 HiSky Europe; V3 Carpatair; DN Dan Air
BG: FB Bulgaria Air; 8H BH Air; H6 European Air Charter
MD: 5F FlyOne; H7 HiSky
UA: PS Ukraine International Airlines; PQ SkyUp Airlines*; M9 Motor Sich Airlines; 7W Windrose Airlines; 3N Air Urga
BY: B2 Belavia
RU: SU Aeroflot; S7 S7 Airlines; FV Rossiya Airlines; DP Pobeda*; U6 Ural Airlines; UT UTair; WZ Red Wings; N4 Nordwind Airlines; A4 Azimuth; EO Ikar; Y7 NordStar; R3 Yakutia Airlines; IO IrAero; HZ Aurora; YC Yamal Airlines; D2 Severstal Air; 5N Smartavia*; KV Krasavia; GH Globus; 4G Gazpromavia; ZF AZUR air; I8 Izhavia; RT UVT Aero; 7R RusLine; RU AirBridgeCargo Airlines; VI Volga-Dnepr Airlines; V8 ATRAN Airlines; PI Polar Aviation
DE: LH Lufthansa+s; CL Lufthansa CityLine; VL Lufthansa City Airlines; EW Eurowings*; 4Y Discover Airlines; DE Condor; X3 TUIfly; QY European Air Transport Leipzig; ZQ German Airways; 2A Deutsche Bahn; DI Marabu Airlines; 7E Sylt Air; HR Hahn Air
AT: OS Austrian Airlines+s; E2 Eurowings Europe; LW Lauda Europe*; PE People's; EC easyJet Europe*
CH: LX Swiss International Air Lines+s; WK Edelweiss Air; 2L Helvetic Airways; DS easyJet Switzerland*; GM Chair Airlines
LU: LG Luxair; CV Cargolux
BE: SN Brussels Airlines+s; TB TUI fly Belgium; 3V ASL Airlines Belgium; X7 Challenge Airlines BE
NL: KL KLM+t; WA KLM Cityhopper; HV Transavia*; OR TUI fly Netherlands; CD Corendon Dutch Airlines; MP Martinair
IT: AZ ITA Airways+s; EN Air Dolomiti; NO Neos; XZ Aeroitalia; BQ SkyAlps; C8 Cargolux Italia; 7T Trenitalia
MT: KM KM Malta Airlines; W4 Wizz Air Malta*; AL Malta Air*; XR Corendon Airlines Europe; U5 SkyUp Malta; 5M Hi Fly Malta; DB Maleth-Aero
CY: CY Cyprus Airways; U8 TUS Airways
GR: A3 Aegean Airlines+s; OA Olympic Air; GQ SKY express; L9 Lumiwings
AL: ZB Air Albania
ME: 4O Air Montenegro
RS: JU Air Serbia
HR: OU Croatia Airlines+s; C3 Trade Air
PT: TP TAP Air Portugal+s; NI PGA Portugalia; S4 Azores Airlines; SP SATA Air Acores; 5K Hi Fly; WI White Airways; YU EuroAtlantic Airways; 3P World2Fly Portugal
TR: TK Turkish Airlines+s; PC Pegasus Airlines*; VF AJet*; XQ SunExpress*; XC Corendon Airlines*; FH Freebird Airlines*; TI Tailwind Airlines; MB MNG Airlines; 9T ACT Airlines; 2S Southwind Airlines; GO ULS Airlines Cargo
IL: LY El Al; 6H Israir; IZ Arkia; 5C Challenge Airlines IL
JO: RJ Royal Jordanian+o; R5 Jordan Aviation; RL Royal Falcon
LB: ME Middle East Airlines+t
SY: RB Syrian Air; 6Q Fly Cham
IQ: IA Iraqi Airways; IF Fly Baghdad; UD UR Airlines
IR: IR Iran Air; W5 Mahan Air; EP Iran Aseman Airlines; QB Qeshm Air; I3 ATA Airlines; IV Caspian Airlines; ZV Zagros Airlines; VR Varesh Airlines; B9 Iran Airtour; A1 AirTouch; NV Karun Airlines; HH Taban Air; Y9 Kish Air; IS Sepehran Airlines; JI Meraj Airlines
KW: KU Kuwait Airways; J9 Jazeera Airways*
BH: GF Gulf Air
QA: QR Qatar Airways+o
AE: EK Emirates; EY Etihad Airways; FZ flydubai*; G9 Air Arabia*; 3L Air Arabia Abu Dhabi*
OM: WY Oman Air+o; OV SalamAir*
SA: SV Saudia+t; XY flynas*; F3 flyadeal*; RX Riyadh Air
YE: IY Yemenia
EG: MS EgyptAir+s; SM Air Cairo*; NE Nesma Airlines; NP Nile Air*; E5 Air Arabia Egypt*; FT FlyEgypt; 4D Air Sinai; UJ AlMasria Universal Airlines
LY: LN Libyan Airlines; 8U Afriqiyah Airways; BM MedSky Airways; UZ Buraq Air; YL Libyan Wings; 5S Global Aviation and Services; NB Berniq Airways; 7I Air Libya
TN: TU Tunisair; BJ Nouvelair; UG Tunisair Express
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
AO: DT TAAG Angola Airlines
ET: ET Ethiopian Airlines+s
ER: B8 Eritrean Airlines
SO: D3 Daallo Airlines; 3J Jubba Airways
SD: SD Sudan Airways; J4 Badr Airlines; TQ Tarco Aviation
KE: KQ Kenya Airways+t; P2 AirKenya Express; JM Jambojet*; F2 Safarilink; OW Skyward Express; B5 Fly-SAX; 8V Astral Aviation
UG: UR Uganda Airlines
RW: WB RwandAir
TZ: TC Air Tanzania; PW Precision Air; FN fastjet; UI Auric Air; CQ Coastal Air Tanzania
MZ: TM LAM Mozambique Airlines
MW: 3W Malawi Airlines
ZM: P0 Proflight Zambia; ZN Zambia Airways
ZW: UM Air Zimbabwe
BW: BP Air Botswana
NA: WV FlyNamibia
ZA: SA South African Airways+s; FA FlySafair*; 4Z Airlink; GE Lift; 5Z CemAir; 7V Federal Airlines
SZ: RN Eswatini Air
MG: MD Madagascar Airlines
MU: MK Air Mauritius
SC: HM Air Seychelles
IN: 6E IndiGo*; AI Air India+s; IX Air India Express*; SG SpiceJet*; QP Akasa Air*; 9I Alliance Air; BZ Blue Dart Aviation; I7 IndiaOne Air; IC FLY91; S5 Star Air; QO Quikjet Airlines
PK: PK Pakistan International Airlines; ED airblue; ER SereneAir; PF AirSial; 9P Fly Jinnah*
AF: FG Ariana Afghan Airlines; RQ Kam Air
BD: BG Biman Bangladesh Airlines; BS US-Bangla Airlines; VQ Novoair
LK: UL SriLankan Airlines+o; 8D FitsAir
MV: Q2 Maldivian; VP Villa Air; NR Manta Air; 8Q Trans Maldivian Airways; B4 Beond
NP: RA Nepal Airlines; U4 Buddha Air; YT Yeti Airlines; N9 Shree Airlines; H9 Himalaya Airlines
BT: KB Drukair; B3 Bhutan Airlines
KZ: KC Air Astana; DV SCAT Airlines; FS FlyArystan*
UZ: HY Uzbekistan Airways; C6 Centrum Air; US Silk Avia; 9S Air Samarkand
KG: YK Avia Traffic Company; KA Aero Nomad Airlines
TJ: SZ Somon Air; 7J Tajik Air
TM: T5 Turkmenistan Airlines
AZ: J2 AZAL Azerbaijan Airlines; 7L Silk Way West Airlines
GE: A9 Georgian Airways; MJ MyWay Airlines
AM: 3F FlyOne Armenia
MN: OM MIAT Mongolian Airlines; MR Hunnu Air; M0 Aero Mongolia; MG Eznis Airways
CN: CA Air China+s; MU China Eastern Airlines+t; CZ China Southern Airlines; HU Hainan Airlines; ZH Shenzhen Airlines+s; 3U Sichuan Airlines; MF XiamenAir+t; SC Shandong Airlines; FM Shanghai Airlines; HO Juneyao Airlines; 9C Spring Airlines*; G5 China Express Airlines*; GS Tianjin Airlines; JD Beijing Capital Airlines; GJ Loong Air; EU Chengdu Airlines; KN China United Airlines*; KY Kunming Airlines; 8L Lucky Air*; AQ 9 Air*; QW Qingdao Airlines; TV Tibet Airlines; PN West Air*; GX GX Airlines; OQ Chongqing Airlines; DR Ruili Airlines; FU Fuzhou Airlines; UQ Urumqi Air; LT Longjiang Airlines; DZ Donghai Airlines; BK Okay Airways; NS Hebei Airlines; GY Colorful Guizhou Airlines; 9H Air Changan; GT Air Guilin; Y8 Suparna Airlines; CF China Postal Airlines; O3 SF Airlines; RY Jiangxi Air; A6 Air Travel; CN Grand China Air; CK China Cargo Airlines; JR Joy Air; I9 Central Airlines; YG YTO Cargo Airlines; HT Tianjin Air Cargo; 9D Genghis Khan Airlines
HK: CX Cathay Pacific+o; HX Hong Kong Airlines; UO HK Express*; HB Greater Bay Airlines; LD Air Hong Kong; RH Hong Kong Air Cargo
MO: NX Air Macau
TW: CI China Airlines+t; BR EVA Air+s; JX STARLUX Airlines; IT Tigerair Taiwan*; AE Mandarin Airlines; B7 UNI Air; DA Daily Air
JP: JL Japan Airlines+o; NH All Nippon Airways+s; MM Peach Aviation*; GK Jetstar Japan*; BC Skymark Airlines*; 6J Solaseed Air; HD AIRDO; JH Fuji Dream Airlines; IJ Spring Japan*; ZG ZIPAIR Tokyo*; FW IBEX Airlines; NU Japan Transocean Air; OC Oriental Air Bridge; KZ Nippon Cargo Airlines; EH ANA Wings; MZ Amakusa Airlines; BV Toki Air; 7G StarFlyer; 3X Japan Air Commuter
KR: KE Korean Air+t; OZ Asiana Airlines+s; 7C Jeju Air*; LJ Jin Air*; TW T'way Air*; BX Air Busan*; ZE Eastar Jet*; RS Air Seoul*; YP Air Premia; RF Aero K*; WE Parata Air; KJ AirZeta
KP: JS Air Koryo
PH: PR Philippine Airlines; 2P PAL Express; 5J Cebu Pacific*; DG Cebgo*; Z2 Philippines AirAsia*; T6 AirSWIFT; M8 SkyJet Airlines; RW Royal Air Philippines
VN: VN Vietnam Airlines+t; VJ VietJet Air*; VU Vietravel Airlines*; BL Pacific Airlines*; 0V VASCO; 9G Sun PhuQuoc Airways; QH Bamboo Airways
TH: TG Thai Airways+s; FD Thai AirAsia*; DD Nok Air*; SL Thai Lion Air*; VZ Thai Vietjet Air*; PG Bangkok Airways; XJ Thai AirAsia X*; 8K K-Mile Air
KH: K6 Air Cambodia; KR Cambodia Airways; ZA Sky Angkor Airlines; QD JC International Airlines
LA: QV Lao Airlines; LK Lao Skyway
MM: 8M Myanmar Airways International; UB Myanmar National Airlines; K7 Mingalar Aviation; 7Y Mann Yadanarpon Airlines; ST Air Thanlwin
MY: MH Malaysia Airlines+o; AK AirAsia*; D7 AirAsia X*; OD Batik Air Malaysia*; FY Firefly*; TH Raya Airways; J8 Berjaya Air; SX SKS Airways; MY MASwings
SG: SQ Singapore Airlines+s; TR Scoot*
BN: BI Royal Brunei Airlines
ID: GA Garuda Indonesia+t; QG Citilink*; JT Lion Air*; ID Batik Air; IW Wings Air*; IU Super Air Jet*; QZ Indonesia AirAsia*; SJ Sriwijaya Air; IN Nam Air; 8B TransNusa*; IP Pelita Air; SI Susi Air; IL Trigana Air; 2Y My Indo Airlines; OF FlyJaya
AU: QF Qantas+o; JQ Jetstar*; VA Virgin Australia; ZL Rex Airlines; TL Airnorth; QQ Alliance Airlines; FC Link Airways; SH Sharp Airlines; HK Skippers Aviation; FP FlyPelican; QN Skytrans
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
BM: 2T BermudAir
TO: L8 Lulutai Airlines
AG: 5L LIAT 20
DJ: IQ Air Djibouti
NE: 6N Niger Airlines
PM: PJ Air Saint-Pierre
AI: Q3 Anguilla Air Services
YT: ZD Ewa Air
GA: J7 Afrijet
`
