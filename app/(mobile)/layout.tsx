export { MobileFrame as default } from '@/components/site/frame/mobile-frame'
