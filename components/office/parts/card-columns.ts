import type { TableProps } from 'antd'

type Columns<Row> = TableProps<Row>['columns']

/**
 * Columns whose cells carry their title, which names them where the header row is hidden: on phones a row is a card
 * (`.cards`). The first column is the head of the card and has no name.
 */
export const cardColumns = <Row>(columns: Columns<Row>): Columns<Row> =>
  columns?.map((column, at) => ({
    ...column,
    onCell: (row: Row, index?: number) => ({
      ...column.onCell?.(row, index),
      'data-label': at > 0 && typeof column.title === 'string' ? column.title : undefined,
    }),
  }))
