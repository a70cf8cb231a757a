import { closedText, DAY_MINUTES, lastAwayDay, windowsText } from '@/lib/shared/trade/open-hours'
import { isAwayAt } from './rules'
import type { HoursRow, Presence } from './types'

const clock = (minute: number): string => {
  const inDay = minute % DAY_MINUTES
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

/** Own hours, as their form edits them. */
export function presentHours(row: HoursRow | undefined, at: Date) {
  const windows = row?.windows ?? []
  const isAway = row !== undefined && isAwayAt(row, at)
  return {
    windows: windows.map(([from, to]) => ({
      day: Math.floor(from / DAY_MINUTES),
      from: clock(from),
      to: to % DAY_MINUTES === 0 ? '24:00' : clock(to),
    })),
    text: windowsText(windows),
    hidesCoins: row?.hidesCoins ?? false,
    awayUntil: isAway && row.awayUntil ? lastAwayDay(row.awayUntil) : '',
    awayWay: row?.awayWay ?? ('block' as const),
    awayNote: isAway ? row.awayNote : '',
  }
}

/** When a seller sends again, if not now. */
export const presentShips = (row: Presence | undefined, at: Date) => ({
  ships: row ? closedText(row, at) : '',
  isAway: row !== undefined && isAwayAt(row, at),
})

/** What a page says of a seller's hours: nothing of one who works around the clock. */
export const presentSellerHours = (row: HoursRow | undefined, at: Date) => ({
  hours: row && row.windows.length > 0 ? windowsText(row.windows) : '',
  awayNote: row && isAwayAt(row, at) ? row.awayNote : '',
})
