/** A span of time in milliseconds. */
export const msOf = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Partial<Record<Unit, number>>): number =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000

type Unit = 'days' | 'hours' | 'minutes' | 'seconds'
