import type { ExchangeRates } from '../../../supply/reference/port.ts'

/** Rounded to two or three digits. */
const AS_OF = '2026-11-02'
const TABLE = `
USD 1
EUR 0.87
GBP 0.76
CHF 0.80
SEK 9.5
NOK 10.1
DKK 6.5
ISK 126
PLN 3.7
CZK 21.1
HUF 336
RON 4.4
BGN 1.7
RSD 102
TRY 42
UAH 42
GEL 2.7
AED 3.67
QAR 3.64
SAR 3.75
KWD 0.31
BHD 0.38
OMR 0.38
JOD 0.71
ILS 3.3
EGP 47
MAD 9.3
TND 2.9
ZAR 17.3
KES 129
INR 88
PKR 281
BDT 122
LKR 304
NPR 141
THB 32.4
VND 26300
IDR 16650
MYR 4.2
SGD 1.3
PHP 58
HKD 7.77
MOP 8
CNY 7.1
TWD 30.8
KRW 1430
JPY 153
AUD 1.53
NZD 1.75
CAD 1.4
MXN 18.5
BRL 5.4
ARS 1450
CLP 943
COP 3850
PEN 3.4
UYU 39.8
CRC 502
DOP 64
KZT 528
AZN 1.7
AMD 383
`

/**
 * Reference rates. Prices are charged in USD; these rates only show what an amount is elsewhere (gap 226).
 */
export const exchangeRates: ExchangeRates = {
  asOf: AS_OF,
  unitsPerUsd: new Map(
    TABLE.trim()
      .split('\n')
      .map((line) => [line.slice(0, 3), Number(line.slice(4))]),
  ),
}
