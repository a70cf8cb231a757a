'use client'

import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { onDemand } from '@/components/ui/kit/on-demand'
import { lazyCall } from '@/lib/client/lazy-call'
import { shelfQuery } from '@/lib/client/shelf-address'
import { isGoodsSn } from '@/lib/shared/ids'
import { mobilePath } from '@/lib/shared/site/mobile-path'
import styles from './mobile-search.module.css'

// loaded when the search gets the focus
const SearchSuggest = onDemand(() => import('./search-suggest').then((file) => file.SearchSuggest))

/** No game is chosen beforehand. */
const ANY = {}

/** A form to the list, so it works before scripts are loaded; a known goods number opens the item itself. */
export function MobileSearch() {
  const [typed, setTyped] = useState<string>()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // the header is the same for all addresses; what was typed before the script had loaded wins
    if (box.current && !box.current.value) box.current.value = shelfQuery().get('keyWord') ?? ''
  }, [])
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const goodsSn = String(new FormData(form).get('keyWord') ?? '').trim()
    if (!isGoodsSn(goodsSn)) return
    event.preventDefault()
    lazyCall('GET /goods/findDiscount', { goodsSn }, { progress: true }).then(
      (found) => location.assign(mobilePath(found.goodsSn)),
      () => form.submit(),
    )
  }
  return (
    <div className={styles.box}>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not yet known to all assistive technology */}
      <form className={styles.search} role="search" action="/wares" onSubmit={handleSubmit}>
        <label>
          <Icon name="search" />
          <span className="sr">搜索商品</span>
          <input
            ref={box}
            type="search"
            name="keyWord"
            maxLength={100}
            placeholder="游戏、关键词、商品编号"
            enterKeyHint="search"
            autoComplete="off"
            onFocus={(event) => setTyped(event.target.value)}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
      </form>
      {typed === undefined ? null : <SearchSuggest keyWord={typed} chosen={ANY} isInPlace />}
    </div>
  )
}
