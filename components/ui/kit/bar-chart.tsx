import styles from './bar-chart.module.css'

export interface Bar {
  key: string
  label: string
  value: number
  /** The value as text; shown above the highest bar and the current one, or above all (`hasValues`). */
  text: string
  isNow: boolean
}
interface Props {
  /** Name of the section; a table with the same values follows the chart. */
  label: string
  bars: readonly Bar[]
  /** Shows all values, if there is space. */
  hasValues?: boolean
  /** Values of an earlier period, drawn as a line. */
  before?: readonly number[]
  /** Text of a value at the left side; absent: no axis. */
  axis?: (value: number) => string
  /** Approximate width in px, for which the text has its size; on narrower screens the chart scrolls. */
  width: number
}

const HEIGHT = 220
/** Space for the labels above, below and left of the bars. */
const TOP = 28
const BOTTOM = 28
const AXIS = 56
const GAP = 0.4
const WIDEST = 60
const LINES = [0, 0.5, 1] as const
/** Labels under the bars, at most. */
const LABELS = 14

const HALVED = [1, 2, 3, 4, 5, 6, 8, 10] as const

/** The end of a scale from `most` on whose half is a whole number too, so that no two lines have the same text. */
function endOf(most: number): number {
  const unit = 10 ** Math.floor(Math.log10(most))
  return unit * (HALVED.find((steps) => steps * unit >= most && (steps * unit) % 2 === 0) ?? 20)
}

/** Half of the approximate width of a value. */
const half = (text: string): number => text.length * 4.5

/** Bars of equal periods, the newest on the right. */
export function BarChart({ label, bars, hasValues = false, before = [], axis, width }: Props) {
  const most = Math.max(...bars.map(({ value }) => value), ...before, 1)
  const end = axis ? endOf(most) : most
  const left = axis ? AXIS : 0
  const step = (width - left) / bars.length
  const wide = Math.min(step * (1 - GAP), WIDEST)
  const tall = HEIGHT - TOP - BOTTOM
  const xOf = (i: number) => left + step * (i + 0.5)
  const yOf = (value: number) => TOP + tall - (tall * value) / end
  const showsAll = hasValues && bars.every(({ text }) => half(text) * 2 <= step)
  const every = Math.ceil(bars.length / LABELS)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones
    <section className={styles.chart} aria-label={label} tabIndex={0}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} style={{ minWidth: width * 0.87 }} role="img" aria-label="数值见表格">
        {LINES.map((part) => (
          <g key={part}>
            <line x1={left} x2={width} y1={TOP + tall * part} y2={TOP + tall * part} />
            {axis ? (
              <text className={styles.axis} x={AXIS - 8} y={TOP + tall * part + 5}>
                {axis(end * (1 - part))}
              </text>
            ) : null}
          </g>
        ))}
        {bars.map(({ key, label: name, value, isNow }, i) => (
          <g key={key} data-now={isNow || undefined}>
            <rect
              x={xOf(i) - wide / 2}
              y={Math.min(yOf(value), TOP + tall - (value > 0 ? 2 : 0))}
              width={wide}
              height={Math.max((tall * value) / end, value > 0 ? 2 : 0)}
              rx="3"
            />
            {(bars.length - 1 - i) % every === 0 ? (
              <text x={Math.min(xOf(i), width - 16)} y={HEIGHT - 8}>
                {name}
              </text>
            ) : null}
          </g>
        ))}
        {before.length > 0 ? <polyline points={before.map((value, i) => `${xOf(i)},${yOf(value)}`).join(' ')} /> : null}
        {/* above the line, which would cross them */}
        {bars.map(({ key, value, text, isNow }, i) =>
          value > 0 && (showsAll || value === most || isNow) ? (
            <text
              key={key}
              data-value
              className={styles.value}
              x={Math.min(Math.max(xOf(i), left + half(text)), width - half(text))}
              y={yOf(value) - 8}
            >
              {text}
            </text>
          ) : null,
        )}
      </svg>
    </section>
  )
}
