import type { Site } from './types'

type State = Site['state']

const TAGS: Readonly<Record<State, string>> = {
  initial: 'tag tag-info',
  changed: 'tag tag-bargain',
  published: 'tag tag-safe',
}

/** What visitors see of the site, in words; `count`: changes that wait to be published. */
export function SiteState({ state, version, count }: { state: State; version: Site['version']; count?: number }) {
  const shown = version ? `第 ${version.version} 版` : '初始版本'
  return (
    <span className={TAGS[state]}>
      {state === 'changed' ? `有改动未发布${count ? `（${count} 处）` : ''}` : `已上线（${shown}）`}
    </span>
  )
}
