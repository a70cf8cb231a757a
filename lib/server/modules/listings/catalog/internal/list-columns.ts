import { getTableColumns } from 'drizzle-orm'
import { goods } from '../../../../db/schema/catalog'

const {
  terms: _terms,
  description: _description,
  updatedAt: _updatedAt,
  attrs: _attrs,
  signature: _signature,
  mainNumber: _mainNumber,
  ...LIST_COLUMNS
} = getTableColumns(goods)

/** What is read of goods wherever several are shown; types.ts calls a row of it GoodsRecord. */
export { LIST_COLUMNS }
