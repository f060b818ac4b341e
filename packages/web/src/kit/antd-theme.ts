import { type ThemeConfig, theme } from 'antd';
import { palettes, type Scheme, shape, type } from '../theme/tokens.ts';
import { tableTokens, touchCalendar } from './data-tokens.ts';

interface Surroundings {
  scheme: Scheme;
  phone: boolean;
  /** Off for people who prefer reduced motion. */
  motion: boolean;
}

/** antd's dark algorithm mixes these with black; ours are made for the dark already. */
const undimmed = (seed: SeedToken, map = theme.defaultAlgorithm(seed)): MapToken => ({
  ...map,
  colorPrimary: seed.colorPrimary,
  colorInfo: seed.colorInfo,
  colorSuccess: seed.colorSuccess,
  colorWarning: seed.colorWarning,
  colorError: seed.colorError,
});

type MapToken = ReturnType<typeof theme.defaultAlgorithm>;
type SeedToken = Parameters<typeof theme.defaultAlgorithm>[0];

/** Our design tokens as antd's theme. */
export function antdTheme({ scheme, phone, motion }: Surroundings): ThemeConfig {
  const colour = palettes[scheme];
  const field = { activeBorderColor: colour.accent, activeShadow: 'none', errorActiveShadow: 'none' };
  return {
    zeroRuntime: true,
    hashed: false,
    cssVar: { key: ['sb', scheme, phone && 'phone', !motion && 'still'].filter(Boolean).join('-') },
    algorithm: scheme === 'dark' ? [theme.darkAlgorithm, undimmed] : theme.defaultAlgorithm,
    token: {
      motion,
      fontFamily: type.text,
      fontSize: 16,
      controlHeight: phone ? shape['control-touch'] : shape.control,
      borderRadius: shape.radius,
      borderRadiusSM: shape['radius-small'],
      colorPrimary: colour.accent,
      colorPrimaryHover: colour['accent-hover'],
      colorPrimaryActive: colour['accent-hover'],
      colorPrimaryBg: colour['accent-soft'],
      colorPrimaryBgHover: colour['accent-soft'],
      // Also the focus ring.
      colorPrimaryBorder: colour.accent,
      lineWidthFocus: 2,
      colorInfo: colour.accent,
      colorInfoBg: colour['accent-soft'],
      colorSuccess: colour.good,
      colorSuccessBg: colour['good-soft'],
      colorWarning: colour.warn,
      colorWarningBg: colour['warn-soft'],
      colorError: colour.bad,
      colorErrorBg: colour['bad-soft'],
      colorLink: colour.accent,
      colorLinkHover: colour['accent-hover'],
      linkDecoration: 'underline',
      colorBgBase: colour.surface,
      colorBgContainer: colour.surface,
      colorBgElevated: colour.surface,
      colorBgLayout: colour.page,
      colorBgContainerDisabled: colour.raised,
      colorFillAlter: colour.raised,
      colorFillTertiary: colour.raised,
      colorTextBase: colour.text,
      colorText: colour.text,
      colorTextSecondary: colour.muted,
      colorTextTertiary: colour.muted,
      colorTextQuaternary: colour.muted,
      colorBorder: colour.edge,
      colorBorderSecondary: colour.line,
      colorSplit: colour.line,
      // A tick on the accent colour, text on it, and on the dark background of a tooltip.
      colorWhite: colour['on-accent'],
      colorTextLightSolid: colour['on-accent'],
      colorBgSpotlight: colour.text,
      colorBgMask: 'rgb(20 18 15 / 0.45)',
      controlInteractiveSize: 22,
    },
    components: {
      Button: {
        fontWeight: 600,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
      },
      Modal: { titleFontSize: 17, contentBg: colour.surface },
      Tag: { defaultBg: colour.raised, defaultColor: colour.muted, fontSizeSM: 14 },
      Input: field,
      InputNumber: field,
      DatePicker: { ...field, ...(phone && touchCalendar) },
      Table: tableTokens(colour),
      // Room for the focus ring, which the bar would clip.
      Tabs: { horizontalItemPadding: '3px', itemColor: colour.muted },
      Segmented: { trackBg: colour.line, itemColor: colour.text, itemSelectedColor: colour.accent },
      Select: { activeBorderColor: colour.accent, activeOutlineColor: 'transparent' },
    },
  };
}
