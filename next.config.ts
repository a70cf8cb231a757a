import type { NextConfig } from 'next'

/** Next only renders. Caching, compression, headers and serving are done by lib/server/front. */
const config: NextConfig = {
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  compiler: { removeConsole: true }, // visitors' consoles stay quiet
  trailingSlash: false,
  skipTrailingSlashRedirect: true,
  typescript: { ignoreBuildErrors: true }, // `npm run verify` owns type checking
  images: { unoptimized: true },
  // the default includes the stylesheets of all member pages in every page, 32 kB compressed instead of 15
  experimental: { cssChunking: 'graph' },
}

export default config
