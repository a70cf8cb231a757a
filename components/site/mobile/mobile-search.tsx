'use client'

import type { SubmitEvent } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { lazyCall } from '@/lib/client/lazy-call'
import { isGoodsSn } from '@/lib/shared/ids'
import { mobilePath } from '@/lib/shared/site/mobile-path'
import styles from './mobile-search.module.css'

/** A form to the list, so it works before scripts are loaded; a known goods number opens the item itself. */
export function MobileSearch() {
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const typed = String(new FormData(form).get('keyWord') ?? '').trim()
    if (!isGoodsSn(typed)) return
    event.preventDefault()
    lazyCall('GET /goods/findDiscount', { goodsSn: typed }, { progress: true }).then(
      ({ goodsSn }) => location.assign(mobilePath(goodsSn)),
      () => form.submit(),
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet known to all assistive technology
    <form className={styles.search} role="search" action="/wares" onSubmit={handleSubmit}>
      <label>
        <Icon name="search" />
        <span className="sr">搜索商品</span>
        <input
          type="search"
          name="keyWord"
          maxLength={100}
          placeholder="游戏、关键词、商品编号"
          enterKeyHint="search"
          autoComplete="off"
        />
      </label>
    </form>
  )
}
