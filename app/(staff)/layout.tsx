import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { brandCss } from '@/lib/tenant/brand-css'
import { currentDist } from '@/lib/tenant/current-dist'
import { DEFAULT_BRAND } from '@/lib/tenant/default-home-conf'

export const metadata: Metadata = { robots: { index: false, follow: false } }

/**
 * The staff area uses the platform's colours on every host and only shows the distributor's logo, so that a draft is
 * not judged in its own colours.
 */
export default async function StaffLayout({ children }: { children: ReactNode }) {
  const { conf } = await currentDist()
  const nonce = (await headers()).get('x-nonce') ?? undefined
  const plain = { ...conf, brand: { ...DEFAULT_BRAND, logoRatio: conf.brand.logoRatio } }
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: brandCss re-checks every value and escapes addresses */}
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: brandCss(plain) }} />
      {children}
    </>
  )
}
