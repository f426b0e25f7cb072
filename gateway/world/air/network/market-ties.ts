/** Country pairs with more traffic than size and distance suggest, because of work, family or holidays. */
const TIES = `
FR MA DZ TN
ES MA FR GB DE IT
GB IE ES PT
DE TR ES IT AT GR
NL TR MA ES
BE MA TR ES IT
IT AL RO
TR DE NL AT IR AZ IQ RU KZ UZ GE
IR TR AE IQ QA
AE IN PK IR SA EG LK NP BD JO LB KW OM BH QA
SA EG PK IN BD JO KW AE YE SD
EG KW JO QA BH
QA IN PK NP
OM IN PK
KW IN EG
US MX DO JM BS CA CR
CA MX CU JM DO
CN HK JP KR TH MO TW
JP KR TW
HK TW JP TH PH
KR VN PH TH
TH MY SG IN
SG MY ID
MY ID IN BD
PH SG HK
AU NZ ID FJ
NZ FJ
RU UZ KG TJ AM AZ KZ AE EG TH
KZ UZ TR AE
PT BR FR LU CH
GR CY DE GB
IE ES
SE NO DK FI
NO DK
DK IS
KE TZ UG RW
ZA ZW ZM BW NA MZ MU
NG GH
BR AR CL UY
AR CL UY PY
CO PA EC PE
PE CL
`

const ties = new Set<string>()
for (const line of TIES.trim().split('\n')) {
  const [one, ...others] = line.split(' ') as [string, ...string[]]
  for (const other of others) {
    ties.add(one + other)
    ties.add(other + one)
  }
}

/** Whether two countries have such a tie. */
export function areTied(countryA: string, countryB: string): boolean {
  return ties.has(countryA + countryB)
}
