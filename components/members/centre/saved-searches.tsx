'use client'

import styles from '@/components/members/parts/centre.module.css'
import { Button } from '@/components/ui/kit/button'
import { LoadError } from '@/components/ui/kit/load-error'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'

/** Filters whose new goods the member is notified of; nothing without any. */
export function SavedSearches() {
  const { data, error, reload } = useLoad('searches', () => call('GET /goods/searches', {}))
  const remove = async (searchId: number) => {
    try {
      await call('POST /goods/removeSearch', { searchId: String(searchId) }, { loud: true, progress: true })
      toast({ text: '已取消订阅' })
    } finally {
      reload()
    }
  }
  if (!data) return error ? <LoadError message={error} onRetry={reload} /> : null
  if (data.list.length === 0) return null
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="searches-h">
      <header className="section-head">
        <h2 id="searches-h">订阅上新</h2>
        <span className="note">有符合条件的新商品会通知你</span>
      </header>
      <ul className={styles.searches}>
        {data.list.map(({ searchId, title, href, createTime }) => (
          <li key={searchId}>
            <a className="link" href={href}>
              {title}
            </a>
            <span className="muted num">{`${createTime.slice(0, 10)} 订阅`}</span>
            <Button
              size="sm"
              onClick={() => void remove(searchId).catch(() => undefined)}
              aria-label={`取消订阅 ${title}`}
            >
              取消订阅
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
