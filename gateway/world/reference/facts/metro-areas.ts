/**
 * Cities with an IATA code of their own or with several airports: city code, country, name, then the
 * airports, the main one first. An airport listed here never gets its city from its surroundings.
 */
export const metroAreas = `
LON GB London: LHR LGW STN LTN LCY SEN BQH NHT
PAR FR Paris: CDG ORY BVA LBG
MIL IT Milan: MXP LIN BGY
ROM IT Rome: FCO CIA
VCE IT Venice: VCE TSF
MOW RU Moscow: SVO DME VKO ZIA OSF
NYC US New York: JFK EWR LGA TEB JRB
WAS US Washington: IAD DCA BWI ADW
CHI US Chicago: ORD MDW PWK DPA
DTT US Detroit: DTW DET YIP
HOU US Houston: IAH HOU EFD
DFW US Dallas: DFW DAL ADS AFW RBD
ORL US Orlando: MCO SFB ORL
MIA US Miami: MIA OPF TMB
FLL US Fort Lauderdale: FLL FXE
MKC US Kansas City: MCI MKC
CLE US Cleveland: CLE BKL CGF
CVG US Cincinnati: CVG LUK
CMH US Columbus: CMH LCK OSU
SEA US Seattle: SEA BFI LKE
STL US St. Louis: STL SUS
SAN US San Diego: SAN MYF SDM
PHL US Philadelphia: PHL PNE
PIT US Pittsburgh: PIT AGC
MSY US New Orleans: MSY NEW
ANC US Anchorage: ANC MRI
LAX US Los Angeles: LAX
SFO US San Francisco: SFO
OAK US Oakland: OAK
SJC US San Jose: SJC RHV
SNA US Santa Ana: SNA
BUR US Burbank: BUR
LGB US Long Beach: LGB
ONT US Ontario: ONT
PHX US Phoenix: PHX DVT
AZA US Mesa: AZA
LAS US Las Vegas: LAS VGT HSH
ATL US Atlanta: ATL PDK FTY
BOS US Boston: BOS BNH
PIE US St. Petersburg: PIE
HPN US White Plains: HPN
SWF US Newburgh: SWF
ISP US Islip: ISP
PVD US Providence: PVD
YTO CA Toronto: YYZ YTZ YKZ
YMQ CA Montreal: YUL YMX YHU
YEA CA Edmonton: YEG YXD
YOW CA Ottawa: YOW YND
YVR CA Vancouver: YVR CXH
YHM CA Hamilton: YHM
TYO JP Tokyo: HND NRT OKO
OSA JP Osaka: KIX ITM UKB
SPK JP Sapporo: CTS OKD
NGO JP Nagoya: NGO NKM
SEL KR Seoul: ICN GMP
BJS CN Beijing: PEK PKX NAY
SHA CN Shanghai: PVG SHA
CTU CN Chengdu: TFU CTU
SIA CN Xi'an: XIY SIA
TPE TW Taipei: TPE TSA
JKT ID Jakarta: CGK HLP
BKK TH Bangkok: BKK DMK
KUL MY Kuala Lumpur: KUL SZB
SIN SG Singapore: SIN XSP QPG TGA
HKG HK Hong Kong: HKG
MFM MO Macau: MFM
SZX CN Shenzhen: SZX
CAN CN Guangzhou: CAN
PNH KH Phnom Penh: KTI PNH
REP KH Siem Reap: SAI REP
BOM IN Mumbai: BOM NMI
DEL IN Delhi: DEL DXN HDO
GOI IN Goa: GOI GOX
HYD IN Hyderabad: HYD BPM
CMB LK Colombo: CMB RML
SYD AU Sydney: SYD WSI BWU RSE
MEL AU Melbourne: MEL AVV MEB MBW
OOL AU Gold Coast: OOL
DXB AE Dubai: DXB DWC
SHJ AE Sharjah: SHJ
AUH AE Abu Dhabi: AUH AZI
DMM SA Dammam: DMM DHA
DOH QA Doha: DOH DIA
THR IR Tehran: IKA THR
TLV IL Tel Aviv: TLV SDV
AMM JO Amman: AMM ADJ
BAK AZ Baku: GYD
IST TR Istanbul: IST SAW ISL
ANK TR Ankara: ESB ANK
IZM TR Izmir: ADB IGL
ADA TR Adana: COV ADA
CAI EG Cairo: CAI SPX CCE
ALY EG Alexandria: HBE ALY
TIP LY Tripoli: MJI TIP
NBO KE Nairobi: NBO WIL
JNB ZA Johannesburg: JNB HLA GCJ QRA
CAS MA Casablanca: CMN CAS
DKR SN Dakar: DSS DKR
LAD AO Luanda: NBJ LAD
BUE AR Buenos Aires: EZE AEP EPA
RIO BR Rio de Janeiro: GIG SDU
SAO BR Sao Paulo: GRU CGH VCP
BHZ BR Belo Horizonte: CNF PLU
SRZ BO Santa Cruz: VVI SRZ
MEX MX Mexico City: MEX NLU
MTY MX Monterrey: MTY NTR
TLC MX Toluca: TLC
MDE CO Medellin: MDE EOH
SJO CR San Jose: SJO SYQ
PTY PA Panama City: PTY PAC BLB
SDQ DO Santo Domingo: SDQ JBQ
SJU PR San Juan: SJU SIG
NAS BS Nassau: NAS PID
KIN JM Kingston: KIN KTP
BZE BZ Belize City: BZE TZA
BER DE Berlin: BER TXL
HAM DE Hamburg: HAM XFW
MUC DE Munich: MUC OBF
FRA DE Frankfurt: FRA
HHN DE Hahn: HHN
DUS DE Dusseldorf: DUS
STO SE Stockholm: ARN BMA NYO VST
GOT SE Gothenburg: GOT GSE
MMA SE Malmo: MMX JMM
CPH DK Copenhagen: CPH RKE
HEL FI Helsinki: HEL HEM
OSL NO Oslo: OSL
REK IS Reykjavik: KEF RKV
BRU BE Brussels: BRU CRL
TCI ES Tenerife: TFS TFN
MAD ES Madrid: MAD TOJ
WAW PL Warsaw: WAW WMI
BUH RO Bucharest: OTP BBU
IEV UA Kyiv: KBP IEV
MSQ BY Minsk: MSQ MHP
ATH GR Athens: ATH
BSL CH Basel: BSL
GVA CH Geneva: GVA
BRS GB Bristol: BRS FZO
BFS GB Belfast: BFS BHD
GLA GB Glasgow: GLA PIK
BHX GB Birmingham: BHX
LYS FR Lyon: LYS LYN
TLS FR Toulouse: TLS
`
