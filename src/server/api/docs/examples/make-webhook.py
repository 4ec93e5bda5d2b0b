import json
import os
import urllib.request

request = urllib.request.Request(
    "https://bildwort.example/api/v1/webhooks",
    method="POST",
    headers={
        "Authorization": f"Bearer {os.environ['BILDWORT_TOKEN']}",
        "Content-Type": "application/json",
    },
    data=json.dumps({
        "url": "https://www.example.com/hooks/bildwort",
        "events": ["job.completed"],
    }).encode(),
)
with urllib.request.urlopen(request) as response:
    answer = json.load(response)

print(f"webhook {answer['webhook']['id']}, keep its secret: {answer['secret']}")
