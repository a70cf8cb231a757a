import { plain, plainHyphens, singleBlanks } from './characters'

const DAY =
  /^(?:(\d{4}) ?[-/.。年] ?(\d{1,2}) ?[-/.。月] ?(\d{1,2})(?!\d)(?: ?[日号])?|(20\d\d)(0[1-9]|1[0-2])([0-3]\d)(?!\d))/
const WEEKDAY = /^,?\(?(?:星期|周|礼拜)[一二三四五六日天]\)?,?/
/** Hours and minutes; seconds are dropped, and Beijing is the only zone. 9点5 and 9:5 are not read: 9:05 or 9:50. */
const TIME =
  /^t?(上午|早上|早晨|下午|傍晚|晚上|晚|中午|凌晨)?(\d{1,2})(?::(\d\d)(?::\d\d(?:\.\d{1,6})?)?(?:\+08:?00)?|[点时](?:(\d\d)分?|(\d)分|(半)|(?:整|钟)?)(?:(?<=分)\d{1,2}秒)?)$/i
const STOP = /[。.,;]+$/

/**
 * Normalises a date, optionally with a time, to YYYY-MM-DD or YYYY-MM-DD HH:mm; the field checks whether the date
 * exists.
 */
export function normalDate(text: string): string {
  const typed = plainHyphens(singleBlanks(plain(text)))
  const day = DAY.exec(typed)
  if (!day) return typed
  const [year, month = '', date = ''] = day.slice(1).filter((part) => part !== undefined)
  const normal = [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-')
  const rest = typed.slice(day[0].length)
  const bare = rest.replaceAll(' ', '').replace(WEEKDAY, '').replace(STOP, '')
  const time = bare === '' ? '' : timeIn(bare)
  return time === undefined ? normal + rest : [normal, time].filter(Boolean).join(' ')
}

function timeIn(text: string): string | undefined {
  const time = TIME.exec(text)
  if (!time) return undefined
  const [, part, hour = '', ...minutes] = time
  const hours = hourOf(Number(hour), part)
  if (hours === undefined) return undefined
  const minute = minutes.find((one) => one !== undefined) ?? ''
  return [String(hours), minute === '半' ? '30' : minute].map((one) => one.padStart(2, '0')).join(':')
}

/** Undefined for what may mean another day: 晚上12点, 晚上1点. */
function hourOf(hour: number, part: string | undefined): number | undefined {
  if (part === undefined || (hour > 12 && !/[凌早上]/.test(part.slice(0, 1)))) return hour
  if (/下午|傍晚|晚/.test(part)) return hour >= (/晚/.test(part) ? 5 : 1) && hour < 12 ? hour + 12 : undefined
  if (part === '中午') return hour === 1 || hour === 2 ? hour + 12 : hour === 11 || hour === 12 ? hour : undefined
  return hour < 12 ? hour : undefined
}
