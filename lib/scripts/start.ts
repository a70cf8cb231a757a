import { launch } from '@/lib/server/main/launch'

await launch('start')
