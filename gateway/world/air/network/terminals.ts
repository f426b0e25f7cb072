import type { Carrier } from './carrier.ts'

/**
 * Terminals by airport: `*` everyone else, `s` `o` `t` an alliance, `l` low-cost, a code for one carrier, `d`
 * domestic flights. From general knowledge of 2026; airports that are not listed have no terminal.
 */
const TABLE = `
LHR *=4 s=2 o=3 t=4 BA=5 IB=5 VS=3 DL=3 EK=3 AA=3 QF=3 CX=3 JL=3 AY=3 QR=4 EI=2 FI=2 CA=2 U2=3 LM=3 B6=2 VY=3 AF=4 KL=4 SV=4 MH=4 EY=4
LGW *=S BA=S U2=N EK=N TK=N QR=N WK=S VY=S BY=N DL=N
MAN *=2 FR=3 U2=1 BA=3 AY=3 EI=3 LS=2
CDG *=1 t=2E AF=2F KL=2F DL=2E LH=1 SQ=1 EK=2C BA=2B U2=2D AA=2A CX=2A QR=1 EY=2A
ORY *=4 AF=2 TO=3 U2=1 VY=1 l=3
FRA *=1 s=1 o=2 t=2 EK=2 QR=2 DE=1
MUC *=1 s=2 EW=1 l=1
MAD *=1 IB=4 I2=4 BA=4S AA=4S QR=4S EK=4S LA=4S VY=4 AY=4S
BCN *=1 FR=2 U2=2C W6=2
FCO *=3 AZ=1 AF=1 KL=1 FR=3 l=3 DL=3 AA=3 UA=3
MXP *=1 U2=2
LIS *=1 FR=2 U2=2 W6=2 TO=2
ZRH *=2 LX=1 LH=1
VIE *=3 FR=1A W6=1A EK=1 l=1A
DUB *=1 EI=2 AA=2 UA=2 DL=2 EK=2
BER *=1 FR=2
IST *=
DXB *=1 EK=3 FZ=2 QF=3 o=1 s=1 t=1
DOH *=
AUH *=A
JED *=1 l=N
RUH *=2 SV=4 XY=3 F3=3 d=5
SIN *=1 SQ=3 TR=1 QF=1 BA=1 EK=1 QR=1 MH=2 LH=2 AF=1 KL=1 CX=4 KE=4 AK=4 JQ=4 VN=4 CZ=4 NH=2 UA=2 TK=2 AI=2 ET=2 NZ=3 s=3 o=1 t=1
KUL *=1 AK=2 D7=2 l=2
BKK *=
DMK *=1 d=2
HKG *=1
TPE *=1 BR=2 s=2 CI=2 KL=2 JX=1
ICN *=1 KE=2 DL=2 AF=2 KL=2 CI=2 OZ=2
NRT *=2 s=1 o=2 t=1 l=3 JL=2 NH=1 MM=1 ZG=1
HND *=3 d=1 NH=3
PVG *=2 MU=1 FM=1 AF=1 KL=1 JL=1
PEK *=3 HU=2 
SYD *=1 d=2 QF=1 VA=1
MEL *=2 JQ=4
BNE *=I d=D
DEL *=3 6E=1 SG=1 QP=1 AI=3
BOM *=2 6E=2 SG=1 QP=1
BLR *=2 l=1 6E=1
JFK *=4 BA=8 AA=8 IB=8 QR=8 CX=8 JL=8 AY=8 B6=5 DL=4 VS=4 AF=1 LH=1 TK=1 KE=1 SQ=4 EK=4 LX=4 AS=8 EI=5 LY=4
EWR *=B UA=C AA=A DL=A B6=A AS=A LH=B
LGA *=B DL=C AA=B WN=B
BOS *=E AA=B DL=A UA=B B6=C AS=B WN=B
ORD *=5 UA=1 AA=3 AS=3 DL=5 AC=2
LAX *=B AA=4 DL=3 UA=7 AS=6 WN=1 B6=5 AC=6 HA=5
SFO *=I UA=3 AA=1 AS=1 DL=1 WN=1 B6=1
MIA *=N AA=D DL=H
IAD *=
IAH *=D UA=C DL=A AA=A
YYZ *=3 AC=1 s=1 WS=3 UA=1
YUL *=
YVR *=M
GRU *=3 d=2 AD=1
MEX *=1 AM=2 DL=2 
EZE *=A d=C
AKL *=I d=D
JNB *=A d=B
CAI *=2 MS=3 s=3
CMN *=1 
IKA *=1
ATH *=
CPH *=3 U2=2
ARN *=5 DY=5
OSL *=
HEL *=
KEF *=
MNL *=3 PR=1 5J=3 d=2
CGK *=3 JT=1 QG=2 d=3
SGN *=2 d=1 VN=3
HAN *=2 d=1
CAN *=1 CZ=2 t=2
`

const table = new Map<string, Map<string, string>>()
for (const line of TABLE.trim().split('\n')) {
  const [airport, ...entries] = line.trim().split(/\s+/) as [string, ...string[]]
  table.set(airport, new Map(entries.map((entry) => entry.split('=') as [string, string])))
}

const ALLIANCE_KEYS = { star: 's', oneworld: 'o', skyteam: 't' } as const

/** Terminal of a carrier at an airport; empty when there is only one building or nothing is known. */
export function terminalOf(airport: string, carrier: Carrier, domestic: boolean): string {
  const entries = table.get(airport)
  if (!entries) return ''
  const own = entries.get(carrier.code)
  if (own !== undefined && !(domestic && entries.has('d'))) return own
  if (domestic && entries.has('d')) return entries.get('d')!
  if (carrier.kind === 'low-cost' && entries.has('l')) return entries.get('l')!
  const alliance = carrier.alliance ? entries.get(ALLIANCE_KEYS[carrier.alliance]) : undefined
  return alliance ?? entries.get('*') ?? ''
}
