import { getTableColumns } from 'drizzle-orm'
import { goods } from '../../../../db/schema/listings/catalog'

const {
  terms: _terms,
  description: _description,
  updatedAt: _updatedAt,
  attrs: _attrs,
  signature: _signature,
  mainNumber: _mainNumber,
  ...LIST_COLUMNS
} = getTableColumns(goods)

/** The columns read wherever several goods are shown; types.ts calls such a row GoodsRecord. */
export { LIST_COLUMNS }
