import type { ReactNode } from 'react'

interface SlipRow {
  label: string
  value: ReactNode
  total?: boolean
}

/** Order receipt with a perforated edge; for pay and success pages only. Pass the goods line as children. */
export function Slip({
  title = '订单凭据',
  sn,
  facts,
  sums = [],
  children,
}: {
  title?: string
  sn?: string
  facts: readonly SlipRow[]
  sums?: readonly SlipRow[]
  children?: ReactNode
}) {
  return (
    <aside className="slip" aria-labelledby="slip-h">
      <h2 id="slip-h">{title}</h2>
      {sn ? <p className="muted num">{sn}</p> : null}
      {children ? <div className="slip-g">{children}</div> : null}
      <dl>
        {facts.map((row) => (
          <SlipLine key={row.label} row={row} />
        ))}
      </dl>
      {sums.length ? (
        <dl className="sum">
          {sums.map((row) => (
            <SlipLine key={row.label} row={row} />
          ))}
        </dl>
      ) : null}
    </aside>
  )
}

function SlipLine({ row }: { row: SlipRow }) {
  return (
    <div className={row.total ? 'total' : undefined}>
      <dt>{row.label}</dt>
      <dd>{row.value}</dd>
    </div>
  )
}
