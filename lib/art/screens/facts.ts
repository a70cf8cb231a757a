import { faint } from '../colour'
import { widthOf } from '../names/cover-label'
import { box, fill, line } from '../svg'
import { type Drawn, type Screen, type ScreenInput, screen, TEXT } from './screen'
import { rowColour, skinOf } from './skin'

/** Most facts of one picture. */
export const MOST_FACTS = 6
const pairOf = (fact: string): readonly [label: string, value: string] => {
  const [label = '', value = ''] = fact.split('|')
  return [label, value]
}
/** Font size of a value in a cell: long ones are set smaller, never below TEXT. */
const sizeOf = (value: string, width: number) =>
  Math.max(TEXT, Math.min(40, Math.floor(width / Math.max(1, widthOf(value)))))

/** Cells with a number each, as on a record page. */
function cellsOf({ g, gameId, says, silent, say }: Screen): Drawn {
  const skin = skinOf(gameId, g)
  const facts = says.slice(0, MOST_FACTS)
  const columns = facts.length > 4 || facts.length === 3 ? 3 : 2
  const rows = Math.max(1, Math.ceil(facts.length / columns))
  const [w, h] = [(608 - 12 * (columns - 1)) / columns, Math.min(silent ? 396 : 220, (396 - 12 * (rows - 1)) / rows)]
  const cells = facts.map((fact, i) => {
    const [label, value] = pairOf(fact)
    const [x, y] = [16 + (i % columns) * (w + 12), 72 + Math.floor(i / columns) * (h + 12)]
    return (
      box(x, y, w, h, skin.panel, { rx: skin.rx, stroke: faint(g.light, 0.4) }) +
      fill(`M${x + 12} ${y + h - 10}h${w - 24}v4h${24 - w}z`, g.accent, 0.8) +
      say(label, x + w / 2, y + h / 2 - 16, { size: TEXT, anchor: 'middle', colour: g.light }) +
      say(value, x + w / 2, y + h / 2 + 28, { size: sizeOf(value, w - 24), bold: true, anchor: 'middle' })
    )
  })
  return { title: '数据', body: cells.join('') }
}

/** Rows with a state each, as on a page of account settings. */
function rowsOf({ g, gameId, says, silent, say }: Screen): Drawn {
  const skin = skinOf(gameId, g)
  const facts = says.slice(0, MOST_FACTS)
  const h = Math.min(silent ? 400 : 64, 400 / Math.max(1, facts.length))
  const rows = facts.map((fact, i) => {
    const [label, value] = pairOf(fact)
    const y = 68 + i * h
    const size = silent ? TEXT * 1.6 : TEXT
    return (
      box(16, y, 608, h - 6, rowColour(i, g), { rx: Math.min(14, skin.rx) }) +
      fill(`M16 ${y}h${silent ? 20 : 6}v${h - 6}H16z`, g.accent) +
      say(label, silent ? 60 : 40, y + h / 2 + 5, { size, colour: g.light }) +
      say(value, 604, y + h / 2 + 5, { size, bold: true, anchor: 'end' })
    )
  })
  return {
    title: '账号信息',
    body:
      box(10, 62, 620, 412, skin.panel, { rx: Math.min(14, skin.rx) }) +
      rows.join('') +
      line('M16 474H624', faint(g.light, 0.3)),
  }
}

/** Draws numbers of an account; `says` are "label|value" entries. */
export const stats = (input: ScreenInput): string => screen(input, cellsOf)
/** Draws login, bindings and history of an account; `says` are "label|value" entries. */
export const settings = (input: ScreenInput): string => screen(input, rowsOf)
