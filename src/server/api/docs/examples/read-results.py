import json
import os
import re
import urllib.parse
import urllib.request

address = "https://bildwort.example/api/v1/jobs/42/images?limit=100"
while address:
    headers = {"Authorization": f"Bearer {os.environ['BILDWORT_TOKEN']}"}
    with urllib.request.urlopen(urllib.request.Request(address, headers=headers)) as response:
        for image in json.load(response)["images"]:
            texts = image["texts"].get("de")
            print(image["url"], texts["altText"] if texts else image["problem"]["message"])
        link = re.search(r'<([^>]+)>; rel="next"', response.headers.get("Link", ""))
    address = urllib.parse.urljoin(address, link[1]) if link else None
