import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { PageStart } from '@/components/site/frame/page-start'
import { StatFrame } from '@/components/site/frame/stat-frame'
import { Toaster } from '@/components/ui/overlays/toast'
import { PreloadPicture } from '@/components/ui/pictures/preload-picture'
import { statScripts } from '@/lib/shared/site/stat-scripts'
import { mediaUrl } from '@/lib/shared/text/safe-url'
import { brandCss, PLAIN_ICON } from '@/lib/tenant/brand-css'
import { currentDist } from '@/lib/tenant/current-dist'
import '@/styles/site.css'

export const viewport: Viewport = { width: 'device-width', initialScale: 1 }

/** Pages set only their own `title`; the distributor's name is appended. */
export async function generateMetadata(): Promise<Metadata> {
  const { conf, origin } = await currentDist()
  const { websiteName, websiteDesc, webKeyWordStr } = conf.distBaseConf
  return {
    metadataBase: URL.canParse(origin) ? new URL(origin) : null,
    title: { default: websiteName, template: `%s - ${websiteName}` },
    description: websiteDesc,
    keywords: webKeyWordStr,
    icons: { icon: mediaUrl(conf.pictArea.webIcon) || PLAIN_ICON },
    openGraph: {
      siteName: websiteName,
      locale: 'zh_CN',
      type: 'website',
      images: [{ url: '/share.png', width: 1200, height: 630, alt: websiteName }],
    },
    formatDetection: { telephone: false },
  }
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { conf } = await currentDist()
  const nonce = (await headers()).get('x-nonce') ?? undefined
  const logo = mediaUrl(conf.pictArea.logo)
  return (
    <html lang="zh-CN" data-logo={logo ? undefined : 'none'}>
      <head>
        <PreloadPicture picture={conf.pictArea.logo} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: brandCss re-checks every value and escapes addresses */}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: brandCss(conf) }} />
      </head>
      <body>
        {children}
        <Toaster />
        <PageStart />
        {statScripts(conf.distBaseConf.statTrafScript).length > 0 ? <StatFrame /> : null}
      </body>
    </html>
  )
}
