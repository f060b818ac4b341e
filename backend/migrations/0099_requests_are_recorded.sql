select record_changes_of('absence_requests');
