import type { HostRow, Site } from '@/components/office/site/types'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'

interface Known {
  /** The published site. */
  conf: Site['published']['conf']
  hosts: readonly Pick<HostRow, 'host' | 'state'>[]
  /** Number of articles of the site. */
  articles: number
}

export interface SetupStep {
  label: string
  text: string
  path: string
  isDone: boolean
}

/** The steps of a new site; only what is published counts. */
export function setupSteps({ conf, hosts, articles }: Known): SetupStep[] {
  const { logo } = conf.pictArea
  const { phone, chatId } = conf.techSupport
  return [
    {
      label: '上传标志',
      text: '显示在每一页左上角',
      path: '/console/site',
      isDone: logo !== '' && logo !== DEFAULT_HOME_CONF.pictArea.logo,
    },
    {
      label: '设置导航',
      text: '可以使用平台的导航项，再增减',
      path: '/console/site#nav',
      isDone: conf.treeMenuButMap.pc1.length > 0,
    },
    {
      label: '填写 ICP 备案号',
      text: '显示在页脚，没有备案号的网站不能在境内开放',
      path: '/console/site',
      isDone: conf.bottomVerInfo.icpNum.trim() !== '',
    },
    {
      label: '填写联系方式',
      text: '客服 QQ、电话或微信，至少一项',
      path: '/console/site',
      isDone: [conf.customerBlock.serviceNum, phone, chatId].some((text) => text.trim() !== ''),
    },
    {
      label: '绑定自己的域名',
      text: '开站时的域名之外，再绑定一个并通过验证',
      path: '/console/hosts',
      isDone: hosts.filter(({ state }) => state !== 'waiting').length > 1,
    },
    {
      label: '发布第一篇公告',
      text: '让买家知道站点已开张',
      path: '/console/articles?new=notice',
      isDone: articles > 0,
    },
  ]
}
