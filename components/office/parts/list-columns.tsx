import type { TableProps } from 'antd'
import type { ReactNode } from 'react'
import styles from './screen-page.module.css'

type AntColumn<Row> = NonNullable<TableProps<Row>['columns']>[number]

/** A column of a list, and its place in a compact row. */
export type ListColumn<Row> = AntColumn<Row> & {
  dataIndex?: unknown
  // biome-ignore lint/suspicious/noExplicitAny: the value of any property of the row
  render?: (value: any, row: Row, index: number) => unknown
  /**
   * `state`: right of the title; `sum`: the first fact; `named`: a fact with its name; `last`: the last fact; `action`:
   * at the right of the facts; `none`: left out. The first column is the title, any other a fact without its name.
   */
  place?: 'state' | 'sum' | 'named' | 'last' | 'action' | 'none'
  /** Title of a compact row in place of the cell. */
  brief?: (row: Row) => ReactNode
  /** Left of both lines. */
  picture?: (row: Row) => ReactNode
}

const EMPTY = new Set<unknown>([null, undefined, '', '—', false])

function cellOf<Row extends object>(column: ListColumn<Row>, row: Row, index: number): ReactNode {
  const { dataIndex } = column
  const value = typeof dataIndex === 'string' ? (row as Record<string, unknown>)[dataIndex] : row
  return (column.render ? column.render(value, row, index) : value) as ReactNode
}

/** The one column of a list that has no room for a table: each row is its title and state, and its facts below. */
export function compactColumn<Row extends object>(columns: readonly ListColumn<Row>[]): AntColumn<Row> {
  const [lead, ...others] = columns
  const placed = (place: ListColumn<Row>['place']) => others.filter((column) => column.place === place)
  const cells = (place: ListColumn<Row>['place'], row: Row, index: number) =>
    placed(place)
      .map((column) => ({ name: String(column.title), cell: cellOf(column, row, index) }))
      .filter(({ cell }) => !EMPTY.has(cell))
  return {
    key: 'row',
    render: (_, row, index) => {
      const facts = [...placed('sum'), ...others.filter(({ place }) => !place || place === 'named'), ...placed('last')]
        .map(({ title, place, ...column }) => ({
          name: String(title),
          isNamed: place === 'named',
          cell: cellOf(column as ListColumn<Row>, row, index),
        }))
        .filter(({ cell }) => !EMPTY.has(cell))
      const picture = lead?.picture?.(row)
      return (
        <div className={styles.brief}>
          {picture ? <span className={styles.briefPicture}>{picture}</span> : null}
          <div className={styles.briefTitle}>{lead ? (lead.brief?.(row) ?? cellOf(lead, row, index)) : null}</div>
          <div className={styles.briefState}>
            {cells('state', row, index).map(({ name, cell }) => (
              <span key={name}>{cell}</span>
            ))}
          </div>
          <div className={styles.briefFacts}>
            {facts.map(({ name, isNamed, cell }) => (
              <span key={name}>
                {isNamed ? `${name} ` : null}
                {cell}
              </span>
            ))}
          </div>
          <div className={styles.briefActions}>
            {cells('action', row, index).map(({ name, cell }) => (
              <span key={name}>{cell}</span>
            ))}
          </div>
        </div>
      )
    },
  }
}

/**
 * Columns whose cells carry their title, which names them where the header row is hidden: on phones a row is a card
 * (`.cards`). The first column is the head of the card and has no name.
 */
export const cardColumns = <Row,>(columns: TableProps<Row>['columns']): TableProps<Row>['columns'] =>
  columns?.map((column, at) => ({
    ...column,
    onCell: (row: Row, index?: number) => ({
      ...column.onCell?.(row, index),
      'data-label': at > 0 && typeof column.title === 'string' ? column.title : undefined,
    }),
  }))
