/**
 * The words for an agent when no answer comes, without a full stop: from the desk's own server, and from the
 * booking service behind it.
 */
export const DESK_AWAY = "Travel Desk isn't responding"
export const SERVICE_AWAY = "The booking service isn't responding"
