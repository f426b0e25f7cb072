/**
 * The v3 id of an offer contains its code: the code is the hex of 44 or 46 characters, and the id holds these
 * characters without the two separators. Source: v3, Resources, hotel_rate; gap 126.
 */
function offerIds(prefix: string) {
  const parts = new RegExp(`^${prefix}([0-9a-z]{32})([0-9a-z]{3})([0-9a-z]{7,9})$`)
  return {
    /** The id of an offer. */
    of: (code: string) => prefix + Buffer.from(code, 'hex').toString('latin1').replaceAll('&', ''),
    /** The code in an id, which is not verified yet; null when the id has another form. */
    codeOf: (id: string) => {
      const match = parts.exec(id)
      return match && Buffer.from(match.slice(1).join('&'), 'latin1').toString('hex')
    },
  }
}

/** Ids of hotel rates. */
export const hotelRateIds = offerIds('hrt_')
/** Ids of flight offers. */
export const flightOfferIds = offerIds('ofr_')
