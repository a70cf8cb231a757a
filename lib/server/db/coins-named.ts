/**
 * SQL: the units of currency that a text states, "1.5亿金币" is 150,000,000; null if it states none. Used for a generated
 * column.
 */
export const coinsNamed = (text: string): string =>
  `nullif((substring(${text} from '([0-9]{1,8}(?:[.][0-9]{1,4})?) *[万亿]')::numeric
        * case substring(${text} from '[0-9] *([万亿])') when '亿' then 100000000 else 10000 end)::bigint, 0)`
