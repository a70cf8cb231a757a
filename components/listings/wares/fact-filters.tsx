import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { type Attrs, readAttrs, readRange, toggled } from '@/lib/shared/goods/attrs'
import { FilterRow } from './filter-row'
import { NumberRange } from './number-range'
import styles from './wares.module.css'
import type { WaresField } from './wares-fields'
import { type WaresQuery, waresHref, withChosen } from './wares-query'

interface Props {
  query: WaresQuery
  fields: readonly WaresField[]
}

/**
 * Filter rows of a game's main facts; all others are shown at a separate address, because they make the page heavy. Its
 * link names numbers first, such as limited skins: buyers look for those.
 */
export function FactFilters({ query, fields }: Props) {
  const attrs = readAttrs(query.attrs ?? '')
  const main = fields.filter(({ isMain }) => isMain)
  const others = fields.filter(({ isMain }) => !isMain)
  const isOpen = query.more === '1' || others.some(({ key }) => attrs.has(key))
  const moreLink =
    others.length && !isOpen ? (
      <a className={styles.others} href={`${waresHref(query, { more: '1', page: query.page })}#filters`} rel="nofollow">
        {[...others.filter(({ isNumber }) => isNumber), ...others.filter(({ isNumber }) => !isNumber)]
          .slice(0, 3)
          .map(({ label }) => label)
          .join('、')}
        等 {others.length} 项 <Icon name="down" />
      </a>
    ) : null
  return (
    <>
      <FactRows query={query} fields={main} attrs={attrs} label="数值">
        {moreLink}
      </FactRows>
      {isOpen ? <FactRows query={query} fields={others} attrs={attrs} label="更多数值" /> : null}
    </>
  )
}

/** `children`: at the end of the line of numbers, or after the rows of a game without numbers. */
function FactRows({
  query,
  fields,
  attrs,
  label,
  children,
}: Props & { attrs: Attrs; label: string; children?: ReactNode }) {
  const numbers = fields.filter(({ isNumber }) => isNumber)
  return (
    <>
      {fields
        .filter(({ isNumber }) => !isNumber)
        .map((field) => {
          const values = attrs.get(field.key) ?? []
          return (
            <FilterRow
              key={field.key}
              label={field.label}
              many
              options={[
                { label: '不限', href: withChosen(query, field.key, []), isOn: values.length === 0 },
                ...field.options.map((value) => ({
                  label: value,
                  href: withChosen(query, field.key, toggled(values, value)),
                  isOn: values.includes(value),
                })),
              ]}
            />
          )
        })}
      {numbers.length ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would break the one-line layout
        <div className={styles.row} role="group" aria-label={label}>
          <span className={styles.label}>{label}</span>
          <div className={styles.numbers}>
            {numbers.map((field) => (
              <NumberRange key={field.key} query={query} field={field} range={readRange(attrs.get(field.key)?.[0])} />
            ))}
          </div>
          {children}
        </div>
      ) : (
        children
      )}
    </>
  )
}
