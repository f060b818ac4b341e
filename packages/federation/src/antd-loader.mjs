import { antdRules } from './antd.mjs';

/** An Rspack loader: replaces an antd.css with the rules of the components that it names. */
export default function antdLoader(source) {
  return antdRules(source);
}
