'use client'

import { type FormEvent, useState } from 'react'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { Button } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import type { OwnGoodsPage } from '@/lib/contract/entities/goods-own'
import { OWN_SORTS } from '@/lib/shared/goods/own-goods'
import { yuanToFen } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { fieldError } from '@/lib/shared/people/field-rules'
import styles from './own-goods.module.css'
import { EMPTY_QUERY, isFiltered, KINDS, type OwnQuery, SORTS } from './own-query'

interface Props {
  query: OwnQuery
  games: OwnGoodsPage['games']
  onChange: (change: Partial<OwnQuery>) => void
}

/** Search, filters and order of the own goods; choices apply at once, texts on submit. */
export function OwnFilters({ query, games, onChange }: Props) {
  const [text, setText] = useState(query.keyWord)
  const [low, setLow] = useState(query.minPrice)
  const [high, setHigh] = useState(query.maxPrice)
  const [fault, setFault] = useState('')
  const [isUnfolded, setUnfolded] = useState(isFiltered(query))
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const [least, most] = [normalAmount(low), normalAmount(high)]
    const wrong = [least, most].map((price) => (price ? fieldError('price', price) : undefined)).find(Boolean)
    setFault(wrong ? '价格填数字，最多两位小数' : '')
    if (wrong) return
    const isTurned = least !== '' && most !== '' && yuanToFen(least) > yuanToFen(most)
    const [minPrice, maxPrice] = isTurned ? [most, least] : [least, most]
    setLow(minPrice)
    setHigh(maxPrice)
    onChange({ keyWord: text.trim(), minPrice, maxPrice })
  }
  const handleReset = () => {
    setText('')
    setLow('')
    setHigh('')
    setFault('')
    const { status, sort } = query
    onChange({ ...EMPTY_QUERY, status, sort })
  }
  return (
    <search>
      <form className={styles.filters} data-folded={isUnfolded ? undefined : ''} noValidate onSubmit={handleSubmit}>
        <input
          className={`input ${styles.word}`}
          type="search"
          aria-label="搜索商品"
          placeholder="商品标题、商品编号"
          maxLength={60}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button
          className={styles.unfold}
          kind="text"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? '收起' : '筛选'} <Icon name="down" />
        </Button>
        <select
          className="input"
          aria-label="游戏"
          value={query.gameId}
          onChange={(event) => onChange({ gameId: event.target.value })}
        >
          <option value="">全部游戏</option>
          {games.map(({ gameId, gameName, total }) => (
            <option key={gameId} value={gameId}>{`${gameName}（${total}）`}</option>
          ))}
          {query.gameId && !games.some(({ gameId }) => String(gameId) === query.gameId) ? (
            <option value={query.gameId}>所选游戏（0）</option>
          ) : null}
        </select>
        <select
          className="input"
          aria-label="商品类型"
          value={query.kind}
          onChange={(event) => onChange({ kind: event.target.value })}
        >
          <option value="">全部类型</option>
          {KINDS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <span className={styles.range}>
          <PriceBox end="最低" value={low} isWrong={fault !== ''} onChange={setLow} />
          <span aria-hidden="true">–</span>
          <PriceBox end="最高" value={high} isWrong={fault !== ''} onChange={setHigh} />
        </span>
        <SubmitButton>搜索</SubmitButton>
        {isFiltered(query) ? (
          <Button kind="text" onClick={handleReset}>
            清除筛选
          </Button>
        ) : null}
        <select
          className={`input ${styles.sort}`}
          aria-label="排序"
          value={query.sort}
          onChange={(event) => onChange({ sort: OWN_SORTS.find((sort) => sort === event.target.value) })}
        >
          {OWN_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORTS[sort]}
            </option>
          ))}
        </select>
      </form>
      {fault ? (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      ) : null}
    </search>
  )
}

interface PriceBoxProps {
  end: '最低' | '最高'
  value: string
  isWrong: boolean
  onChange: (value: string) => void
}

const PriceBox = ({ end, value, isWrong, onChange }: PriceBoxProps) => (
  <input
    className="input num"
    inputMode="decimal"
    autoComplete="off"
    aria-label={`${end}价（元）`}
    aria-invalid={isWrong || undefined}
    placeholder={`¥ ${end}`}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
)
