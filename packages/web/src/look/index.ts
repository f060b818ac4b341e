// Style sheets on the tokens, without a component: the public bundle shares them with the kit.
import './base.css';
import './controls.css';
import './surfaces.css';
