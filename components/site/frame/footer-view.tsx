'use client'

import { Icon } from '@/components/ui/kit/icon'
import { SafeLink } from '@/components/ui/kit/safe-link'
import { useSiteList } from '@/lib/client/hooks/use-site-list'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import { mediaUrl } from '@/lib/shared/text/safe-url'
import { SupportPanel } from './support-panel'

const MAX_QUALS = 9
/** A distributor without qualifications of its own shows six empty frames, never another one's seals. */
const PLACEHOLDERS = 6
const ICONS = ['shield', 'receipt', 'verify', 'store', 'lock', 'idcard', 'card', 'users', 'star'] as const

const linkKey = ({ title, url }: HomeConf['notifBits'][number]): string => `${title} ${url}`
const qualKey = ({ url, htUrl, caption }: FooterConf['botQuals'][number]): string => `${url} ${htUrl} ${caption}`
/** Removes duplicate entries of a distributor. */
const once = <T,>(list: readonly T[], key: (item: T) => string): T[] => [
  ...new Map(list.map((item) => [key(item), item])).values(),
]

/** The part of a distributor's configuration shown in the footer. */
export type FooterConf = Pick<HomeConf, 'notifBits' | 'bottomVerInfo'> & {
  botQuals: readonly Partial<HomeConf['botQuals'][number]>[]
  /** Absent: no technical support. */
  support?: HomeConf['techSupport']
  /** The configuration could not be loaded. */
  isLost?: boolean
}

/**
 * Part of the page from the start, but shown after 50 ms by an animation, so that nothing moves. A client component, so
 * that its markup is sent only once.
 */
export function FooterView({ notifBits, botQuals, bottomVerInfo, support, isLost }: FooterConf) {
  const quals = useSiteList('footerImages', botQuals, isLost)
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer-top">
          <ul className="footer-links" aria-label="友情链接">
            {once(notifBits, linkKey).map((link) => (
              <li key={linkKey(link)}>
                <SafeLink href={link.url}>{link.title}</SafeLink>
              </li>
            ))}
          </ul>
          {support ? <SupportPanel phone={support.phone} chatId={support.chatId} /> : null}
        </div>
        <div className="footer-mid">
          <Legal info={bottomVerInfo} />
          <Quals quals={quals} />
        </div>
      </div>
    </footer>
  )
}

function Legal({ info }: { info: HomeConf['bottomVerInfo'] }) {
  return (
    <div className="footer-legal">
      <p>
        {info.icpNum ? <SafeLink href="https://beian.miit.gov.cn/">{info.icpNum}</SafeLink> : null}
        {info.pubSecCase ? <SafeLink href="https://beian.mps.gov.cn/">{info.pubSecCase}</SafeLink> : null}
      </p>
      {info.busLicense ? (
        <p>
          <span>营业执照 {info.busLicense.replace(/^营业执照\s*/, '')}</span>
        </p>
      ) : null}
      {info.copyInfo || info.copyright ? (
        <p>
          {info.copyright ? <span>{info.copyright}</span> : null}
          {info.copyInfo ? <span>{info.copyInfo}</span> : null}
        </p>
      ) : null}
    </div>
  )
}

function Quals({ quals }: { quals: FooterConf['botQuals'] }) {
  if (!quals.length) {
    return (
      <ul className="quals" aria-label="资质认证">
        {ICONS.slice(0, PLACEHOLDERS).map((icon) => (
          <li key={icon}>
            <span className="qual is-blank">
              <Icon name={icon} />
              <span>{'资质信息\n待公示'}</span>
            </span>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <ul className="quals" aria-label="资质认证">
      {once(quals, qualKey)
        .slice(0, MAX_QUALS)
        .map((qual, i) => {
          const picture = mediaUrl(qual.url)
          return (
            <li key={qualKey(qual)}>
              <SafeLink
                className={picture && !qual.caption ? 'qual is-picture' : 'qual'}
                href={qual.htUrl || '#'}
                target={qual.tarAtt || undefined}
              >
                {picture ? (
                  <img src={picture} alt={qual.caption ? '' : '资质认证'} height={28} loading="lazy" />
                ) : (
                  <Icon name={ICONS[i] ?? 'shield'} />
                )}
                {qual.caption ? <span>{qual.caption}</span> : null}
              </SafeLink>
            </li>
          )
        })}
    </ul>
  )
}
