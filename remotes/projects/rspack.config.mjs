import { remoteConfig } from '@stundenbuch/federation';

export default remoteConfig('projects');
