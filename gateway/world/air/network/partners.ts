import { hashText, unit } from '../../../hash.ts'
import type { Carrier } from './carrier.ts'

/** Pairs of carriers that sell each other's flights outside an alliance, from general knowledge. */
const PARTNERS = `
EK-FZ EK-QF EK-UA EK-AC EK-PG EK-AV EK-SA EK-4Z EK-TP EK-GA EK-BT EK-3O EK-CM EK-G3 EK-LA EK-KE EK-JL EK-MK EK-PR
EY-AF EY-KL EY-B6 EY-ME EY-SV EY-GA EY-MH EY-PG EY-JU EY-TK EY-UL EY-AI EY-6E EY-VN EY-UX EY-3L
QR-BA QR-IB QR-VA QR-6E QR-B6 QR-WB QR-RJ QR-MH QR-UL QR-AT QR-WY QR-FJ QR-LA QR-WS QR-CZ QR-PG QR-VY QR-4Z
TK-6E TK-AH TK-PC TK-VF TK-HY TK-KC TK-J2 TK-OM TK-MK TK-WB TK-UL TK-JU TK-LG TK-VN TK-GA TK-RJ TK-B2 TK-KU
FI-B6 FI-AS FI-SK FI-AY FI-RC FI-EI FI-TP FI-WS FI-TK FI-KL FI-GL FI-S4 FI-U2 FI-EK FI-SQ FI-BT FI-LH FI-UA FI-CX FI-QR FI-DL
B6-EI B6-SQ B6-EK B6-QR B6-HA B6-UA AS-EI AS-SQ AS-KE AS-EK AS-TN AS-HX DL-LA DL-WS DL-VS DL-HA VS-6E VS-LA VS-LS
AC-EY AC-EK AC-VA AC-G3 AC-CX UA-VA UA-EI UA-AD UA-G3 UA-JX UA-EW UA-ME AA-G3 AA-JX AA-QR AA-FJ AA-HA
SQ-VA SQ-VS SQ-MH SQ-GA SQ-TR SQ-AS SQ-VN SQ-FJ SQ-BR SQ-PG QF-JQ QF-AF QF-KL QF-LA QF-WS QF-IX QF-6E QF-BA QF-EI QF-NF QF-PX QF-SB QF-CZ QF-MU
NZ-VA NZ-TN NZ-SB NZ-FJ NZ-CX BA-AA BA-IB BA-AY BA-JL BA-VY BA-EI BA-LM BA-I2 BA-CZ IB-I2 IB-VY IB-LA IB-NT IB-EI I2-VY
LH-EW LH-4Y LH-LX LH-OS LH-SN LH-AZ LH-CL LH-EN LH-LG LX-WK LX-AZ OS-AZ SN-AZ LX-EW OS-EW SN-EW LX-LG LH-BT AF-KL AF-HV AF-TO KL-HV AF-A5 AF-XK AF-WS KL-WS
KL-6E AF-6E AF-G3 KL-G3 AF-TN AF-UU AF-HF AF-MK AF-JL AF-QF AF-FI KL-KQ AF-CZ KL-CZ KL-BT AF-BT JL-MU JL-HA JL-AF JL-KE NH-EY NH-HA
TP-S4 TP-AD TP-G3 TP-NT TP-B6 AZ-LH AT-B6 ET-LH ET-AK ET-SA SA-4Z SA-FA WB-SN UL-6E UL-MH AI-IX AI-6E AI-LH AI-NH
MH-FY MH-OD MH-PG MH-BI TG-PG TG-VZ TG-AI CX-HX CX-UO CX-LA CX-AC CX-BT CX-S7 AK-D7 AK-FD AK-QZ AK-Z2 D7-FD D7-QZ D7-XJ XJ-FD D7-AK
JQ-GK JQ-AK TR-VA JT-ID JT-OD JT-SL ID-OD PR-NH PR-WS PR-EK 5J-TR VN-K6 VN-AF VN-KL VN-JL VJ-VZ
KE-LJ OZ-BX OZ-RS KE-HA CI-AE BR-B7 BR-HO CA-ZH CA-SC CA-3U MU-FM MU-QF MU-JL MU-AF MU-KL CZ-MF CZ-3U CZ-G5 HU-GS HU-JD HU-8L HU-PN HU-AS
LA-QF LA-IB LA-BA CM-G3 CM-AD CM-UA AV-CM AV-UA AV-AC AV-IB AV-G3 AR-G3 AR-AZ AM-DL AM-Y4 WS-QF WS-JL WS-FI TS-PD PD-AC PD-AS F8-PD
SU-FV SU-DP SU-S7 UT-U6 HY-C6 KC-FS KC-DV SV-XY SV-F3 GF-EY GF-6E KU-J9 WY-OV RJ-IA MS-NE MS-SM MS-SA LY-IZ LY-6H
IR-EP W5-QB IR-I3 A3-OA A3-GQ A3-AZ SK-WF DY-WF DY-DE DE-AS DE-WS DE-LG BY-X3 BT-A3 BT-SK BT-AY JU-RO JU-EY FB-RO LO-BT LO-OU OU-LH RO-KM
AD-QR`

const pairs = new Set<string>()
for (const pair of PARTNERS.trim().split(/\s+/)) {
  const [one, other] = pair.split('-') as [string, string]
  pairs.add(one + other)
  pairs.add(other + one)
}

/** Joint ventures whose carriers put their code on each other's long-haul flights. */
const JOINT = `AA-BA AA-IB AA-AY BA-IB BA-AY AA-JL AA-QF BA-QR BA-JL AY-JL UA-LH UA-AC UA-LX UA-OS UA-SN AC-LH AC-LX LH-LX LH-OS LH-SN LH-SQ LX-SQ
DL-AF DL-KL DL-VS AF-KL AF-VS KL-VS DL-KE DL-LA DL-AM EK-QF EK-FZ NH-UA NH-LH NH-SQ SQ-TR SQ-MH SQ-NZ NZ-UA NZ-AC NZ-CX CA-LH CA-AC CA-NZ MU-QF MU-AF LA-IB
QR-VA QR-MH ET-LH TK-LH AS-AA HA-AS TP-UA IB-I2 QF-JQ A3-OA CX-QR SK-AF SK-KL SK-DL MF-KL CZ-MF KE-VN AI-LH AI-SQ MS-UA GF-EY`

const joint = new Map<string, string[]>()
for (const pair of JOINT.trim().split(/\s+/)) {
  const [one, other] = pair.split('-') as [string, string]
  joint.set(one, [...(joint.get(one) ?? []), other])
  joint.set(other, [...(joint.get(other) ?? []), one])
}

/** Low-cost carriers that sell no connections, not even between their own flights. */
const POINT_TO_POINT = new Set(
  'FR U2 W6 LS HV TO V7 6H BY G4 SY MX XQ X3 4Y H4 3L 5W QP Z2 SM NE BJ XC FS VB F3 TW 7C ZE RS BX 9C DR KN AQ'.split(
    ' ',
  ),
)

/** Whether flights of two carriers may be sold on one ticket. */
export function mayConnect(one: Carrier, other: Carrier): boolean {
  if (POINT_TO_POINT.has(one.code) || POINT_TO_POINT.has(other.code)) return false
  if (one.code === other.code) return true
  if (one.alliance !== null && one.alliance === other.alliance) return true
  return pairs.has(one.code + other.code)
}

/** Partners that sell a carrier's flights under their own code. */
export function jointPartners(carrier: string): readonly string[] {
  return joint.get(carrier) ?? []
}

/**
 * Whether `seller` puts its code on the operator's flight; it does so on most flights of alliance members and
 * partners.
 */
export function isCodeshare(
  seller: Carrier,
  operator: Carrier,
  origin: string,
  destination: string,
): boolean {
  if (seller.code === operator.code || seller.kind === 'low-cost') return false
  if (!mayConnect(seller, operator)) return false
  const chance = jointPartners(seller.code).includes(operator.code) ? 0.75 : 0.4
  return unit(hashText(`c${seller.code}${operator.code}${origin}${destination}`)) < chance
}

/** The seller's number for a partner's flight: four digits, the same every time. */
export function codeshareNumber(seller: string, operator: string, number: number): number {
  return 5000 + (hashText(`n${seller}${operator}${number}`) % 4900)
}
