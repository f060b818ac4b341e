import type { ThemeConfig } from 'antd/es/config-provider';
import { palettes, type Scheme, shape, type } from '../theme/tokens.ts';

/** Our tokens in antd's words. It computes with them, so it needs the values and not the variables. */
export function antdTheme(scheme: Scheme): ThemeConfig {
  const colour = palettes[scheme];
  return {
    token: {
      colorPrimary: colour.accent,
      colorPrimaryHover: colour['accent-hover'],
      colorPrimaryActive: colour['accent-hover'],
      colorTextLightSolid: colour['on-accent'],
      colorLink: colour.accent,
      colorTextBase: colour.text,
      colorText: colour.text,
      colorTextSecondary: colour.muted,
      colorTextTertiary: colour.muted,
      colorTextQuaternary: colour.muted,
      colorTextPlaceholder: colour.muted,
      colorTextDisabled: colour.muted,
      colorBgBase: colour.surface,
      colorBgContainer: colour.surface,
      colorBgElevated: colour.surface,
      colorBgLayout: colour.page,
      colorBgContainerDisabled: colour.raised,
      colorFillAlter: colour.raised,
      controlItemBgHover: colour.raised,
      controlItemBgActive: colour['accent-soft'],
      colorBorder: colour.edge,
      colorBorderSecondary: colour.line,
      colorSplit: colour.line,
      colorError: colour.bad,
      colorErrorHover: colour.bad,
      colorErrorBorderHover: colour.bad,
      colorWarning: colour.warn,
      colorSuccess: colour.good,
      borderRadius: shape.radius,
      borderRadiusSM: shape['radius-small'],
      controlHeight: shape.control,
      fontFamily: type.text,
      fontSize: 16,
      lineHeight: 1.5,
      controlOutline: 'transparent',
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.16s',
      wireframe: false,
    },
  };
}
