'use client'

import { useId } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import type { Brand } from '@/lib/shared/site/home-conf'
import {
  contrast,
  contrastPairs,
  isReadable,
  LEAST_CONTRAST,
  paletteOf,
  readableText,
} from '@/lib/shared/text/contrast'
import styles from './site.module.css'
import type { FieldsProps } from './types'

type Colour = 'primary' | 'onPrimary' | 'primaryText' | 'accent' | 'onAccent' | 'bgColor' | 'onBg'

interface Row {
  field: Colour
  label: string
  /** Text that uses the colour. */
  sample: string
}
/** A colour and the text on it belong together. */
const PAIRS: readonly { name: string; rows: readonly Row[] }[] = [
  {
    name: '主色',
    rows: [
      { field: 'primary', label: '主色', sample: '立即购买' },
      { field: 'onPrimary', label: '主色上的字', sample: '立即购买' },
    ],
  },
  {
    name: '强调色',
    rows: [
      { field: 'accent', label: '强调色', sample: '赛季预约' },
      { field: 'onAccent', label: '强调色上的字', sample: '赛季预约' },
    ],
  },
  {
    name: '首页背景',
    rows: [
      { field: 'bgColor', label: '首页背景', sample: '先验号' },
      { field: 'onBg', label: '背景上的字', sample: '先验号' },
    ],
  },
  { name: '链接', rows: [{ field: 'primaryText', label: '链接文字', sample: '查看全部' }] },
]
const HEX = /^#[0-9a-f]{6}$/i

/** Shows the contrast of every colour pair while typing; a failing one offers the nearest readable colour. */
export function ColourFields({ conf, edit, online }: FieldsProps & { online: Brand }) {
  const { brand } = conf
  const set = (part: Partial<Brand>) => edit((old) => ({ ...old, brand: { ...old.brand, ...part } }))
  return (
    <>
      <p className={styles.note}>
        选好主色后，其余颜色可以
        <button type="button" className="link" onClick={() => edit((old) => ({ ...old, brand: paletteOf(old.brand) }))}>
          由主色生成全套
        </button>
        ，文字对比度都达标。
      </p>
      {PAIRS.map(({ name, rows }) => (
        <fieldset key={name} className={styles.pair}>
          <legend className="sr">{name}</legend>
          {rows.map((row) => (
            <ColourRow
              key={row.field}
              {...row}
              brand={brand}
              online={online[row.field]}
              onChange={(value) => set({ [row.field]: value })}
            />
          ))}
        </fieldset>
      ))}
      <label className={`field ${styles.range}`}>
        <span>圆角</span>
        <span>
          <input
            type="range"
            min={0}
            max={14}
            value={brand.radius}
            onChange={(event) => set({ radius: Number(event.target.value) })}
          />
          <b className="num">{brand.radius}</b>
          <span className={styles.note}>0–14</span>
        </span>
      </label>
      <p className={styles.note}>金额、保障、风险这几种颜色全平台一致，不能改</p>
    </>
  )
}

function ColourRow({
  field,
  label,
  sample,
  brand,
  online,
  onChange,
}: Row & { brand: Brand; online: string; onChange: (value: string) => void }) {
  const id = useId()
  const value = brand[field]
  const pairs = contrastPairs(brand).filter((pair) => pair.field === field)
  const bad = pairs.find((pair) => !isReadable(pair))
  const least = Math.min(...pairs.map((pair) => contrast(pair.text, pair.ground)))
  const offer = bad && readableText(bad)
  return (
    <div className={bad ? `${styles.colour} ${styles.bad}` : styles.colour}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.swatch}>
        <input
          type="color"
          value={value.toLowerCase()}
          aria-label={`${label}，从色板选`}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
        />
        <HexInput id={id} key={value} value={value} onChange={onChange} />
      </span>
      <span className={styles.sample} style={sampleStyle(field, brand)}>
        {sample}
      </span>
      {pairs.length === 0 ? (
        <span />
      ) : (
        <span className={bad ? styles.no : styles.ok}>
          <Icon name={bad ? 'fail' : 'check'} /> {(Math.floor(least * 10) / 10).toFixed(1)}:1
        </span>
      )}
      {value.toLowerCase() === online.toLowerCase() ? null : (
        <button
          type="button"
          className={`link ${styles.undo}`}
          aria-label={`${label}，恢复为 ${online}`}
          title={`恢复为网站现在的 ${online}`}
          onClick={() => onChange(online)}
        >
          恢复
        </button>
      )}
      {bad && offer ? (
        <span className={styles.fix} role="alert">
          <Icon name="alert" />
          {bad.label}不足 {LEAST_CONTRAST}:1，发布前要改
          <button type="button" className="btn btn-sm" onClick={() => onChange(offer)}>
            <i style={{ background: offer }} />
            改用 {offer}
          </button>
        </span>
      ) : null}
    </div>
  )
}

/** Keeps an incomplete value local. */
function HexInput({ id, value, onChange }: { id: string; value: string; onChange: (value: string) => void }) {
  return (
    <input
      id={id}
      defaultValue={value}
      maxLength={7}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => HEX.test(event.target.value) && onChange(event.target.value.toUpperCase())}
      onBlur={(event) => {
        if (!HEX.test(event.target.value)) event.target.value = value
      }}
    />
  )
}

function sampleStyle(field: Colour, brand: Brand): { color: string; background: string } {
  if (field === 'primary' || field === 'onPrimary') return { color: brand.onPrimary, background: brand.primary }
  if (field === 'accent' || field === 'onAccent') return { color: brand.onAccent, background: brand.accent }
  if (field === 'primaryText') return { color: brand.primaryText, background: '#FFFFFF' }
  return { color: brand.onBg, background: brand.bgColor }
}
