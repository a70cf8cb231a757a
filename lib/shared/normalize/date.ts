import { plain, plainHyphens, singleBlanks } from './characters'

/**
 * Normalises a date, optionally with minutes, to YYYY-MM-DD or YYYY-MM-DD HH:mm; the field checks whether the date
 * exists.
 */
export const normalDate = (text: string): string =>
  plainHyphens(singleBlanks(plain(text)))
    .replace(/^(\d{4}) ?[-/.。年] ?(\d{1,2}) ?[-/.。月] ?(\d{1,2})(?!\d)(?: ?[日号])?/, (_, year, month, day) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    )
    .replace(
      /^(\d{4}-\d\d-\d\d)(?: ?t ?| )?(\d{1,2})[:点时](\d\d)分?$/i,
      (_, date, hour, minute) => `${date} ${hour.padStart(2, '0')}:${minute}`,
    )
