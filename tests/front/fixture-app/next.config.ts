import type { NextConfig } from 'next'

const config: NextConfig = { compress: false, poweredByHeader: false, typescript: { ignoreBuildErrors: true } }

export default config
