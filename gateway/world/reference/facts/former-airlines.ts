/**
 * Carriers that no longer fly and whose code no other carrier that we know has taken, by country; in the form
 * of the table of those that do. From general knowledge. Their codes stand on tickets and in files of others.
 */
export const formerAirlines = `
US: AX Trans States Airlines; CP Compass Airlines; EV ExpressJet; E0 Eos Airlines; FF Tower Air; J1 OneJet; KS PenAir; L4 Lynx Aviation; NA North American Airlines; NW Northwest Airlines; R9 Camai Air; VX Virgin America; V2 Vision Airlines; Y0 Yellow Air Taxi; ZO Great Plains Airlines; Z3 Promech Air; 3M Silver Airways; 6C Cape Smythe Air; 6V Air Vegas; 7H Ravn Alaska
CA: BH Hawkair; Q0 Quebecair Express; WG Sunwing Airlines; WO Swoop*; 8O West Coast Air
MX: I6 MexicanaLink; QA Click Mexicana*; VW Aeromar
CO: VH Viva Air Colombia*
VE: R7 Aserca Airlines; S3 Santa Barbara Airlines
EC: X8 Icaro Air
PE: N6 Aero Continente; T0 Avianca Peru
BO: Z8 Amaszonas
CL: 3I Air Comet Chile
AR: AU Austral Lineas Aereas
BR: O6 Avianca Brasil; RG Varig; 2Z Voepass
UY: 5Q BQB Lineas Aereas
DO: 7N PAWA Dominicana
GB: BD British Midland International; BE Flybe; CB ScotAirways; P3 CargoLogicAir; 5W Astraeus Airlines
FR: ZI Aigle Azur
IS: NY Air Iceland Connect
DK: DW Great Dane Airlines
SE: 4P Viking Airlines
EE: EE Xfly
LV: 6F Primera Air Nordic*; 6Y SmartLynx Airlines
LT: 0A Amber Air
PL: C0 Centralwings*; K2 EuroLOT
CZ: 3B Central Connect Airlines
RO: WQ Romavia; 0B Blue Air*
MD: TQ Tandem Aero; 9U Air Moldova
UA: UH Atlasglobal Ukraine; VV AeroSvit Airlines; YE YanAir; Z6 Dniproavia; 6Z Ukrainian Cargo Airways
RU: E3 Domodedovo Airlines; NN VIM Airlines; N2 Dagestan Airlines; U9 Tatarstan Airlines; 6W Saratov Airlines; 7K Kogalymavia
DE: C9 Cirrus Airlines; HE Luftfahrtgesellschaft Walter; 4R Hamburg International; 6U Air Cargo Germany
AT: E2 Eurowings Europe GmbH*; HG Niki*; NG Lauda Air
CH: 0D Darwin Airline
BE: KF Air Belgium; VG VLM Airlines; 2H Thalys; 4V Birdy Airlines
NL: WD Amsterdam Airlines
ES: DF AeBal; XO LTE International Airways
IT: IG Air Italy
CY: ZU Helios Airways
GR: EL Ellinair; T4 Hellas Jet
AL: LV Albanian Airlines; LZ Belle Air*; 2B Albawings*
ME: YM Montenegro Airlines
TR: YB Borajet; 4I IZair
AM: TD Atlantis European Airways
KG: R8 Kyrgyzstan Airlines; ZM Air Manas
AF: 4Q Safi Airways
SA: 6S SaudiGulf Airlines
MA: 8A Atlas Blue*
GM: GC Gambia International Airlines
GH: G0 Ghana International Airlines; S9 Starbow Airlines
NG: SO Sosoliso Airlines
CM: 9O National Airways Cameroon
GA: GN Air Gabon
CD: ZC Korongo Airlines
BI: 8Y Air Burundi
MG: TZ Tsaradia
KE: 5H Fly540*
KM: O5 Comores Aviation; Y6 AB Aviation
ZM: ZJ Zambezi Airlines
NA: SW Air Namibia
ZA: JE Mango*; MN kulula.com*; 1T 1time*
IN: G8 Go First*; I5 AIX Connect*; S2 JetLite; UK Vistara; 9W Jet Airways
PK: R0 Royal Airlines
NP: 0Y FlyYeti
BD: Z5 GMG Airlines; 4H United Airways
MM: ND FMI Air; YJ Asian Wings Airways
TH: E8 City Airways; JF Jet Asia Airways; K8 Kan Airlines; OX Orient Thai Airlines; XW NokScoot*; 5E SGA Airlines
KH: LQ Lanmei Airlines; 5B Bassaka Air
SG: 3K Jetstar Asia*
MY: 9A Eaglexpress Air Charter
ID: BO Bouraq Indonesia Airlines; KI Adam Air*; XT Indonesia AirAsia X*; 3Y Kartika Airlines
CN: VD Henan Airlines; X2 China Xinhua Airlines; 3Q Yunnan Airlines
JP: JO JALways; JW Vanilla Air*
AU: AB Bonza*; OT Aeropelican Air Services; TT Tigerair Australia*
`
